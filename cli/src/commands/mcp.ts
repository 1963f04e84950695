import type { Command } from 'commander'

export function mcp(anachron: Command): void {
  anachron
    .command('mcp')
    .description('a table for assistants: the Model Context Protocol on standard input and output (docs/mcp.md)')
    .action(async () => {
      const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
      const { assistantServer } = await import('../mcp/server.ts')
      await assistantServer(process.env.ANACHRON_TOKEN).connect(new StdioServerTransport())
    })
}
