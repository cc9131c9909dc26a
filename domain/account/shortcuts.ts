// Single-key shortcuts that users can change or turn off (WCAG 2.1.4).
import { text as shortcutsText } from './texts/shortcuts.ts'

export interface ShortcutAction {
  /** The stored name. */
  action: string
  /** The key as reported by `event.key`; letters in lower case. */
  key: string
  label: string
  group: 'candidates' | 'deciding' | 'everywhere'
}

const shortcut = <A extends keyof typeof shortcutsText.actions>(
  action: A,
  key: string,
  group: ShortcutAction['group'],
): ShortcutAction & { action: A } => ({
  action,
  key,
  group,
  get label() {
    return shortcutsText.actions[action]
  },
})

/** Every action with a shortcut, in display order. */
export const shortcutActions = [
  shortcut('next', 'j', 'candidates'),
  shortcut('previous', 'k', 'candidates'),
  shortcut('select', 'x', 'candidates'),
  shortcut('mail', 'm', 'candidates'),
  shortcut('chat', 'c', 'candidates'),
  shortcut('note', 'n', 'candidates'),
  shortcut('export', 'e', 'candidates'),
  shortcut('approve', 'a', 'deciding'),
  shortcut('reject', 'r', 'deciding'),
  shortcut('review', 'i', 'deciding'),
  shortcut('schedule', 's', 'deciding'),
  shortcut('undo', 'u', 'deciding'),
  shortcut('home', 'h', 'everywhere'),
  shortcut('search', '/', 'everywhere'),
  shortcut('keys', '?', 'everywhere'),
] as const satisfies readonly ShortcutAction[]

/** A user's keys by action, only where they differ from the defaults. */
export interface ShortcutChoice {
  isOff: boolean
  keys: Readonly<Record<string, string>>
}

export const asInstalled: ShortcutChoice = { isOff: false, keys: {} }

/** The key of an action: the user's choice or the default. */
export function keyOf(choice: ShortcutChoice, action: string): string | null {
  return choice.keys[action] ?? shortcutActions.find((entry) => entry.action === action)?.key ?? null
}

/** The default key for a pressed key; null for a shortcut the user turned off. Keys outside the table map to themselves. */
export function installedKey(choice: ShortcutChoice, pressed: string): string | null {
  const chosen = shortcutActions.find(({ action }) => keyOf(choice, action) === pressed)
  if (chosen) return chosen.key
  return shortcutActions.some(({ key }) => key === pressed) ? null : pressed
}

/** Why an action may not have this key; null when it may. Digits tick reasons, and the space bar presses buttons. */
export function validateShortcutKey(choice: ShortcutChoice, action: string, key: string): string | null {
  if ([...key].length !== 1 || key.trim() === '' || /\d/.test(key)) return shortcutsText.pressSingleKey
  const conflicting = shortcutActions.find((entry) => entry.action !== action && keyOf(choice, entry.action) === key)
  return conflicting ? shortcutsText.keyTaken(conflicting.label) : null
}

/** The choice with another key for one action; a default key isn't stored as a choice. */
export function withKey(choice: ShortcutChoice, action: string, key: string): ShortcutChoice {
  const { [action]: _, ...remaining } = choice.keys
  const installed = shortcutActions.find((entry) => entry.action === action)?.key
  return { ...choice, keys: key === installed ? remaining : { ...remaining, [action]: key } }
}

/** Why a whole choice can't be saved, by action; null when it can. */
export function validateShortcuts(choice: ShortcutChoice): string | null {
  for (const [action, key] of Object.entries(choice.keys)) {
    if (!shortcutActions.some((entry) => entry.action === action)) return shortcutsText.unknownAction(action)
    const problem = validateShortcutKey(choice, action, key)
    if (problem) return problem
  }
  return null
}
