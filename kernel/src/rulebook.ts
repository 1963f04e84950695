/** One rule in our own words. */
export interface RuleText {
  /** The heading it stands under in RULES.md. */
  section: string
  text: string
}

/** Every rule of a RULES.md by its id. */
export type Rulebook = Readonly<Record<string, RuleText>>

/** Every rule by its id, with the heading it stands under: what rules need to know of their own page. */
export type RuleSections<Id extends string = string> = Readonly<Record<Id, string>>

/** From the ids of each section, as scripts/rulebook.ts lists them. */
export function ruleSections<Id extends string>(contents: Readonly<Record<string, readonly Id[]>>): RuleSections<Id> {
  const sections = {} as Record<Id, string>
  for (const [section, ids] of Object.entries(contents)) for (const id of ids) sections[id] = section
  return sections
}

const RULE = /^(?:[-*] )?\*\*([A-Z]+-[A-Za-z0-9.]+)\*\*\s+(.*)$/

/**
 * Reads a RULES.md: a rule is a paragraph or list item that begins with its id in bold; it goes on until the next rule,
 * heading or blank line. Everything else (introductions, tables, examples) is for readers of the page only.
 */
export function parseRulebook(markdown: string): Record<string, RuleText> {
  const rules: Record<string, RuleText> = {}
  let section = ''
  let open: RuleText | undefined
  for (const line of markdown.split('\n')) {
    const heading = /^#+\s+(.*)$/.exec(line)
    const rule = RULE.exec(line)
    if (heading) {
      section = heading[1] as string
      open = undefined
    } else if (rule) {
      const id = rule[1] as string
      if (Object.hasOwn(rules, id)) throw new Error(`rule ${id} is written twice`)
      open = { section, text: rule[2] as string }
      rules[id] = open
    } else if (line.trim() === '') open = undefined
    else if (open) open.text += ` ${line.trim()}`
  }
  return rules
}
