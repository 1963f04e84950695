import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { shelf } from '@anachron/games'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { Matches } from './matches.ts'
import { addTools } from './tools.ts'

const { resolve } = createRequire(import.meta.url)

const ADVICE = [
  'A table for time-travel board games. Start a match or join one, look, and act until it is over.',
  'You see what your seat may see; bots play the other seats, or whoever sits at the table you joined. Numbers in square brackets are rules: look them up.',
].join(' ')

/** A server for one assistant: tools for playing, and the rulebooks to read. */
export function assistantServer(token?: string): McpServer {
  const server = new McpServer({ name: 'anachron', version: '0.1.0' }, { instructions: ADVICE })
  addTools(server, new Matches(token))
  for (const { id, title } of shelf)
    server.registerResource(
      `rules of ${title}`,
      `anachron://rules/${id}`,
      { title: `${title}: the rulebook`, mimeType: 'text/markdown' },
      async ({ href }) => ({
        contents: [
          { uri: href, mimeType: 'text/markdown', text: readFileSync(resolve(`@anachron/${id}/RULES.md`), 'utf8') },
        ],
      }),
    )
  return server
}
