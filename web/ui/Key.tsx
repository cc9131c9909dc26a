// A key cap next to a command; not announced, because the command has its own name. Hidden without a keyboard.
import { keyOf, shortcutActions } from '@fairlead/domain/account/shortcuts'
import styles from './Key.module.css'
import { useShortcutChoice } from './shortcuts.ts'

/** `children` is the default key; shows the user's key for it, and none while single-key shortcuts are off. */
export function Key({ children }: { children: string }) {
  const choice = useShortcutChoice()
  const command = shortcutActions.find(({ key }) => key === children.toLowerCase())
  if (command && choice.isOff) return null
  return (
    <kbd className={styles.key} aria-hidden>
      {command ? keyOf(choice, command.action)?.toUpperCase() : children}
    </kbd>
  )
}
