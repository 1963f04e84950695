/** The table for assistants, met by the client that assistants use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shelf } from '@anachron/games'
import { seeded } from '@anachron/kernel'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { describe, expect, it } from 'vitest'
import { Matches } from '../src/mcp/matches.ts'
import { answerWith, optionWords, tableWords } from '../src/mcp/seated.ts'
import { assistantServer } from '../src/mcp/server.ts'

/** A busy machine may take its time. */
const PATIENT = { timeout: 250_000 }

async function assistant() {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const [here, there] = InMemoryTransport.createLinkedPair()
  await Promise.all([assistantServer().connect(there), client.connect(here)])
  const call = async (name: string, given: Record<string, unknown> = {}): Promise<{ text: string; wrong: boolean }> => {
    const { content, isError } = await client.callTool({ name, arguments: given }, undefined, PATIENT)
    return { text: (content as { text: string }[])[0]?.text ?? '', wrong: isError === true }
  }
  return { client, call }
}

const numberOf = (text: string): number => Number(/^Decision (\d+): /m.exec(text)?.[1])
/** How many options are listed under the question. */
const optionsIn = (text: string): number =>
  text.slice(text.lastIndexOf('\nDecision ')).match(/^ {2}\d+ {2}/gm)?.length ?? 0

describe('assistants at the table', () => {
  it.each(shelf.map(({ id }) => id))('play %s from its start to its end', async (game) => {
    const { client, call } = await assistant()
    const chance = seeded(game)
    let { text } = await call('start_match', { game, opponent: 'random' })
    expect(text).toMatch(/^This is match-1\./)
    for (let n = 0; n < 5_000 && !text.includes('The match is over.'); n++) {
      // The last option may be to give up: a match is to be played.
      const option = 1 + chance.pick('option', Math.max(1, optionsIn(text) - 1))
      const acted = await call('act', { match: 'match-1', decision: numberOf(text), option })
      expect(acted).toMatchObject({ wrong: false })
      text = acted.text
    }
    expect(text).toMatch(/The match is over\. .+ \[[A-Z]+-\S+\]$/)
    await client.close()
  })

  it('are told the games, the rules, odds, reasons and what a bot would do', async () => {
    const { client, call } = await assistant()
    const games = (await call('list_games')).text
    for (const { id } of shelf) expect(games).toContain(`${id}: `)
    expect((await call('rules', { game: 'time-line-battle', find: 'TLB-31' })).text).toContain('TLB-31  ')
    await call('start_match', { game: 'time-line-battle', opponent: 'random' })
    const match = 'match-1'
    expect((await call('options', { match })).text).toMatch(/^ {2}1 {2}.+ — .+/)
    expect((await call('options', { match, find: 'no such words' })).text).toBe('There is no such option.')
    expect((await call('analyse', { match, millis: 50 })).text).toMatch(/^option \d+, .+: [A-Z].+\.$/m)
    expect((await call('why_not', { match, what: '{"kind":"fly"}' })).text).toMatch(/\[TLB-\d+/)
    expect((await call('how_to_be_asked', { match })).text).not.toBe('')
    await client.close()
  })

  it('are told in a sentence what was wrong, and nothing has changed', async () => {
    const { client, call } = await assistant()
    expect(await call('start_match', { game: 'chess' })).toMatchObject({
      wrong: true,
      text: expect.stringContaining('no game “chess”'),
    })
    expect(await call('look', { match: 'match-9' })).toMatchObject({
      wrong: true,
      text: expect.stringContaining('no match'),
    })
    const { text } = await call('start_match', { game: 'time-hammer', opponent: 'random', seat: 2 })
    const match = 'match-1'
    const decision = numberOf(text)
    const wrongs: [Record<string, unknown>, string][] = [
      [{ decision: decision + 1, option: 1 }, 'is past'],
      [{ decision, option: 999 }, 'Say which option'],
      [{ decision }, 'not both'],
      [{ decision, action: { kind: 'fly' } }, '[TH-'],
    ]
    for (const [given, sentence] of wrongs) {
      const answered = await call('act', { match, ...given })
      expect(answered.wrong).toBe(true)
      expect(answered.text).toContain(sentence)
    }
    expect(numberOf((await call('look', { match })).text)).toBe(decision)
    await client.close()
  })

  it.each(shelf.map(({ id }) => id))('read of %s only what their seat may know', async (game) => {
    const { seated } = await new Matches().start({ game, seat: 1, opponent: 'random', options: {} })
    const { sitting, seat } = seated
    const chance = seeded(`worlds/${game}`)
    const told = (): string => {
      seated.told = 0
      return `${tableWords(seated)}\n${optionWords(seated, { odds: true })}`
    }
    for (let n = 0; n < 12 && sitting.match.state.result === null; n++) {
      const { state } = sitting.match
      const { game: rules } = sitting.module
      const truth = told()
      sitting.match.state = rules.imagine(rules.view(state, seat), chance)
      expect(told()).toBe(truth)
      sitting.match.state = state
      await answerWith(seated, sitting.match.log.entries.length + 1, { option: 1 })
    }
  })

  it('reach it as docs/mcp.md tells their clients, with the rulebooks as resources', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    const root = join(import.meta.dirname, '../..')
    const [, told = ''] = /```json\n(.*)\n```/.exec(readFileSync(join(root, 'docs/mcp.md'), 'utf8')) ?? []
    const { command, args } = JSON.parse(told).mcpServers.anachron as { command: string; args: string[] }
    await client.connect(new StdioClientTransport({ command, args, cwd: root, stderr: 'ignore' }), PATIENT)
    const { tools } = await client.listTools(undefined, PATIENT)
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['start_match', 'look', 'options', 'act']))
    const { resources } = await client.listResources(undefined, PATIENT)
    expect(resources.map(({ uri }) => uri)).toEqual(shelf.map(({ id }) => `anachron://rules/${id}`))
    const { contents } = await client.readResource({ uri: 'anachron://rules/time-hammer' }, PATIENT)
    expect((contents[0] as { text: string }).text).toContain('TH-1')
    await client.close()
  })
})
