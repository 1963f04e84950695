// Who may know whom. The first area whose pattern fits a file is the file's area; an import is allowed when it stays
// inside the file's room or when the area's list names the target. `type:` allows only `import type`.
// Targets: a room's package name without @anachron/, `game` for any game, `kernel/words` (sentences alone).

/**
 * @typedef {object} Area
 * @property {string} name
 * @property {RegExp} files paths from the root
 * @property {string[]} may targets it may import
 * @property {boolean} [node] whether Node's own modules are allowed; a browser has none
 * @property {string[]} [packages] the only outside packages allowed; otherwise whatever its package.json declares
 * @property {string} reason said with every refusal
 */

const TEST_PACKAGES = ['vitest', 'fast-check']
const ALL_ROOMS = ['kernel', 'hex', 'kit', 'games', 'game', 'bots', 'lab', 'wire', 'host', 'server', 'cli']

/** @type {Area[]} */
export const areas = [
  {
    name: 'tests',
    files: /\/test\/|\.test\.tsx?$|^scripts\/|^[^/]+$|^cli\/bin\//,
    may: ALL_ROOMS,
    node: true,
    reason: 'tests may look at everything that lies below their room',
  },
  {
    name: "the kernel's laws and test tools",
    files: /^kernel\/src\/(laws|testing)\//,
    may: [],
    packages: TEST_PACKAGES,
    reason: 'the laws run inside the test runner and are part of the kernel, which knows nobody',
  },
  {
    name: 'kernel',
    files: /^kernel\//,
    may: [],
    packages: ['@noble/hashes'],
    reason:
      'the kernel knows nothing: no game, no room, and of libraries only the hash functions; so it runs unchanged in Node, a browser and a worker',
  },
  {
    name: 'hex',
    files: /^hex\//,
    may: [],
    packages: [],
    reason: 'hex is pure geometry and knows nothing',
  },
  {
    name: "the kit's build",
    files: /^kit\/build\//,
    may: [],
    node: true,
    reason: "the plugin that cuts out icons runs in a build's Node and knows no room",
  },
  {
    name: 'kit',
    files: /^kit\//,
    may: ['type:kernel', 'kernel/words'],
    packages: ['react', 'react-dom', 'zzfx'],
    reason: 'the kit draws any game, so it names none, and it is used without the app, so it does not know the app',
  },
  {
    name: 'the list of games',
    files: /^games\/[^/]+$/,
    may: ['kernel', 'game'],
    packages: [],
    reason: 'the one list of games names the games and nothing else',
  },
  {
    name: "the example's page",
    files: /^games\/example\/(page\/|play\.ts$)/,
    may: ['kernel', 'kernel/words', 'kit', 'bots'],
    reason: 'the example can be played without the app: its page is a table of its own, as somebody outside would make',
  },
  {
    name: "a game's board",
    files: /^games\/[^/]+\/board\//,
    may: ['type:kernel', 'kernel/words', 'hex', 'kit'],
    reason: 'a board draws its own game from a view with the kit; it decides nothing and knows no other game',
  },
  {
    name: "a game's player",
    files: /^games\/[^/]+\/player\//,
    may: ['kernel', 'hex', 'bots'],
    packages: [],
    reason: "a game's player tunes the bots' search with what its own rules know",
  },
  {
    name: "a game's rules and content",
    files: /^games\/[^/]+\//,
    may: ['kernel', 'hex'],
    packages: ['zod'],
    reason:
      'rules and content know the kernel and hex only, so that they run anywhere, and describe their state with zod; games never know each other',
  },
  {
    name: "the bots' Node workers",
    files: /^bots\/src\/node\//,
    may: ['kernel'],
    node: true,
    reason: 'bots play any game through its contract and see views only, so they know the kernel alone',
  },
  {
    name: 'bots',
    files: /^bots\//,
    may: ['kernel'],
    packages: [],
    reason: 'bots play any game through its contract and see views only, so they know the kernel alone',
  },
  {
    name: 'what benches compare with',
    files: /^bench\//,
    may: [],
    node: true,
    reason: 'it is installed apart from the rooms, by whoever compares, and knows none of them',
  },
  {
    name: 'examples',
    files: /^examples\//,
    may: [],
    packages: [],
    reason: 'an example is what somebody outside would write: it reaches a server by its address and nothing by import',
  },
  {
    name: 'lab',
    files: /^lab\//,
    may: ['kernel', 'games', 'bots'],
    node: true,
    reason: 'the lab plays games with bots; it needs no table, server or screen',
  },
  {
    name: 'wire',
    files: /^wire\//,
    may: ['type:kernel', 'kernel/words'],
    reason: "wire only describes messages: it needs the kernel's types, words for a clock, and no behaviour",
  },
  {
    name: 'host',
    files: /^host\//,
    may: ['kernel', 'games', 'bots', 'wire'],
    packages: [],
    reason: 'a host runs in a server process and in a browser worker alike, so it knows neither',
  },
  {
    name: "the server's trials",
    files: /^server\/trials\//,
    may: ['host', 'wire', 'games', 'game', 'kernel'],
    node: true,
    reason: 'trials measure and hurt the server with games of their own',
  },
  {
    name: 'server',
    files: /^server\//,
    may: ['host', 'wire', 'games', 'bots', 'type:kernel', 'kernel/words'],
    node: true,
    reason:
      'the server makes the host reachable, gives its bots threads and tells scripts in words; rules are reached through the host',
  },
  {
    name: "web's lab",
    files: /^web\/src\/(screens\/lab\/|worker\/lab\.ts$)/,
    may: ['type:kernel', 'kernel/words', 'kit', 'games', 'lab'],
    reason: 'the lab page plays matches of its own in workers: it needs the lab, words for its screen, and no table',
  },
  {
    name: "web's figures",
    files: /^web\/src\/screens\/rules\/glimpse\.ts$/,
    may: ['kernel', 'kit'],
    reason: 'a figure of the rulebook shows a match that no host holds: it is replayed where it is drawn',
  },
  {
    name: "web's thoughts",
    files: /^web\/src\/screens\/(guide\/why-not|table\/voices\/standing)\.ts$/,
    may: ['type:kernel', 'kernel', 'kit', 'wire'],
    reason:
      'a lesson asks the rules of a match that no host plays, and an opponent speaks of worlds that nobody is asked about',
  },
  {
    name: "web's page of one match",
    files: /^web\/src\/embed\//,
    may: ['kernel', 'kit', 'wire'],
    reason: 'a page that is sent around shows a match that no host holds: it is replayed where it is drawn',
  },
  {
    name: "web's worker",
    files: /^web\/src\/worker(\/|\.ts$)/,
    may: ['type:kernel', 'games', 'wire', 'host', 'bots'],
    reason: 'the worker holds the host for play without a server; it needs no server and no screen',
  },
  {
    name: "web's build",
    files: /^web\/([^/]+$|build\/)/,
    may: ['kernel', 'kit', 'wire'],
    node: true,
    reason:
      'the build configuration runs in Node; of the rooms it knows the reader of rulebooks, the icons and where a match is put',
  },
  {
    name: 'web',
    files: /^web\//,
    may: ['type:kernel', 'kernel/words', 'type:bots', 'kit', 'games', 'wire'],
    reason:
      'the app speaks wire to a host, on a server or in its worker, and so has one code path for both; of bots it knows the shape of what they found in a match, to draw it',
  },
  {
    name: 'cli',
    files: /^cli\//,
    may: ['kernel', 'games', 'bots', 'lab', 'wire', 'host', 'server'],
    node: true,
    reason: 'the command line may use every room but the screen',
  },
]

// Said instead of the area's reason when the target is the point.
/** @type {Record<string, string>} */
export const closedDoors = {
  server: 'nothing but the command line imports server: it is an outermost room',
  web: "nothing imports web: it is an outermost room (what boards are drawn with is '@anachron/kit')",
  cli: 'nothing imports cli: it is an outermost room',
}
