// What the palette offers and in which order it fits what was typed.

export interface Command {
  id: string
  kind: 'Project' | 'Draft' | 'Candidate' | 'Action'
  label: string
  hint?: string | undefined
  /** Where a candidate stands, in place of the kind. */
  status?: string
  picture?: string | null
  shortcut?: string
  run: () => void
}

/** Higher is better; 0 does not fit. The beginning of the label beats the beginning of a word, that beats anywhere. */
function fit(command: Command, words: readonly string[]): number {
  const label = command.label.toLowerCase()
  const all = `${label} ${command.hint?.toLowerCase() ?? ''}`
  if (!words.every((word) => all.includes(word))) return 0
  const [first = ''] = words
  if (label.startsWith(first)) return 3
  return label.split(/\s+/).some((word) => word.startsWith(first)) ? 2 : 1
}

/** Everything in its own order for an empty text, else what fits, best first. */
export function rank(commands: readonly Command[], text: string): Command[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...commands]
  return commands
    .map((command) => ({ command, value: fit(command, words) }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .map(({ command }) => command)
}
