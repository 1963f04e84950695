import { shelf } from '@anachron/games'
import { InputError, type Json } from '@anachron/kernel'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { gameNamed } from '../arguments.ts'
import { rulebookOf, rulesText } from '../rules-text.ts'
import type { Matches } from './matches.ts'
import { tableWords } from './seated.ts'

const game = z.string().describe('the id of a game, as list_games gives it')
const match = z.string().describe('the name of a match, as start_match or join_match gives it')
const MOST_MILLIS = 10_000

const said = (text: string) => ({ content: [{ type: 'text' as const, text }] })

/** What an assistant can do. What it does wrong comes back as a sentence, and changes nothing. */
export function addTools(server: McpServer, matches: Matches): void {
  aboutGames(server)
  playing(server, matches)
  asking(server, matches)
}

function aboutGames(server: McpServer): void {
  const annotations = { readOnlyHint: true }

  server.registerTool(
    'list_games',
    { description: 'The games there are, for how many players, and what can be set before a match', annotations },
    async () => said((await Promise.all(shelf.map(({ id }) => aboutGame(id)))).join('\n\n')),
  )

  server.registerTool(
    'rules',
    {
      description: 'Rules of a game: one by its id, such as TLB-31, or those that hold a word',
      inputSchema: { game, find: z.string().min(1) },
      annotations,
    },
    async ({ game: id, find }) => {
      await gameNamed(id)
      return said(rulesText(rulebookOf(id), find) || `No rule with “${find}”.`)
    },
  )
}

async function aboutGame(id: string): Promise<string> {
  const entry = shelf.find((candidate) => candidate.id === id)
  const { game: rules } = await gameNamed(id)
  const settings = Object.entries(rules.options).map(([key, option]) => {
    const among = option.kind === 'choice' ? `, one of ${option.values.map(({ value }) => value).join(', ')}` : ''
    return `  option ${key}: ${option.label} (${JSON.stringify(option.default)} unless said otherwise${among})`
  })
  return [`${id}: ${rules.title}, ${entry?.players} players. ${entry?.sentence}`, ...settings].join('\n')
}

function playing(server: McpServer, matches: Matches): void {
  server.registerTool(
    'start_match',
    {
      description: 'Starts a match against bots and shows the table',
      inputSchema: {
        game,
        seats: z.number().int().min(1).max(8).optional().describe('how many seats; usually two'),
        seat: z.number().int().min(1).max(8).default(1).describe('your seat, from 1'),
        opponent: z
          .enum(['random', 'greedy', 'own', 'novice', 'skilled', 'expert'])
          .default('own')
          .describe('who plays the other seats; own is the player that the game brings'),
        options: z
          .record(z.string(), z.unknown())
          .default({})
          .describe('options of the game, where not the usual ones'),
      },
    },
    async ({ options, ...wish }) => {
      // It came as JSON; the rules look at it themselves.
      const { name, seated } = await matches.start({ ...wish, options: options as Record<string, Json> })
      return said(`This is ${name}.\n\n${tableWords(seated)}`)
    },
  )

  server.registerTool(
    'join_match',
    {
      description: 'Sits down at a table of a server, by its link, and shows the table',
      inputSchema: {
        link: z
          .string()
          .max(500)
          .describe('the link that somebody gave you, such as https://play.example.org/t/abcdefgh'),
        seat: z.number().int().min(1).max(8).describe('the free seat to take, from 1'),
      },
    },
    async ({ link, seat }) => {
      const name = await matches.join(link, seat)
      return said(`This is ${name}.\n\n${await matches.named(name).look()}`)
    },
  )

  server.registerTool(
    'look',
    {
      description: 'The table in words as your seat may know it, what has happened since, and what you are asked',
      inputSchema: { match },
      annotations: { readOnlyHint: true },
    },
    async ({ match: name }) => said(await matches.named(name).look()),
  )

  server.registerTool(
    'act',
    {
      description: 'Answers the decision that you are asked, lets the others answer, and shows the table again',
      inputSchema: {
        match,
        decision: z.number().int().describe('the number of the decision, as it stands before the question'),
        option: z.number().int().min(1).optional().describe('the number of an option'),
        action: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('instead: an action as data, where a game takes more than it lists'),
      },
    },
    async ({ match: name, decision, option, action }) => {
      const place = matches.named(name)
      if ((option === undefined) === (action === undefined))
        throw new InputError('Say the number of an option, or an action; not both.')
      await place.act(decision, { option, action })
      return said(await place.look())
    },
  )
}

function asking(server: McpServer, matches: Matches): void {
  const annotations = { readOnlyHint: true }

  server.registerTool(
    'options',
    {
      description: 'All options of the present decision, with the odds of what each would bring',
      inputSchema: { match, find: z.string().optional().describe('only those with these words') },
      annotations,
    },
    async ({ match: name, find }) => said(await matches.named(name).options(find)),
  )

  server.registerTool(
    'why_not',
    {
      description: 'Why something is not possible now, with the rule: words of an option that there was, or JSON',
      inputSchema: { match, what: z.string().min(1) },
      annotations,
    },
    async ({ match: name, what }) => said(await matches.named(name).whyNot(what)),
  )

  server.registerTool(
    'how_to_be_asked',
    {
      description: 'In games with many chances to answer: how you may be asked, and which way you want it',
      inputSchema: { match, wish: z.number().int().min(1).optional().describe('the number of one of the ways') },
    },
    async ({ match: name, wish }) => said(await matches.named(name).howToBeAsked(wish)),
  )

  server.registerTool(
    'analyse',
    {
      description:
        'While a match runs: what a bot would do in your seat, from what it knows. Afterwards: how the match went',
      inputSchema: { match, millis: z.number().int().min(10).max(MOST_MILLIS).default(1000) },
      annotations,
    },
    async ({ match: name, millis }) => said(await matches.named(name).analyse(millis)),
  )
}
