// The items in the palette and how they are ranked.

export interface Command {
  id: string
  /** 'Project' or 'Action'. */
  kind: string
  label: string
  hint?: string | undefined
  /** Other words for it, found but not shown. */
  words?: string
  /** A candidate's stage, instead of the kind. */
  status?: string
  picture?: string | null
  shortcut?: string
  run: () => void
}

/** Higher is better; 0 doesn't match. The beginning of the label beats the beginning of a word, which beats any other position. */
function fit(command: Command, words: readonly string[]): number {
  const label = command.label.toLowerCase()
  const all = `${label} ${command.hint?.toLowerCase() ?? ''} ${command.words ?? ''}`
  if (!words.every((word) => all.includes(word))) return 0
  const [first = ''] = words
  if (label.startsWith(first)) return 3
  return label.split(/\s+/).some((word) => word.startsWith(first)) ? 2 : 1
}

/** Everything in its own order for empty text, else the matches, best first. */
export function rank(commands: readonly Command[], text: string): Command[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...commands]
  return commands
    .map((command) => ({ command, value: fit(command, words) }))
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => b.value - a.value)
    .map(({ command }) => command)
}
