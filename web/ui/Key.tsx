// A key cap beside a command; not read aloud, the command says its own name. Hidden where there is no keyboard.
import { keyOf, shortcutActions } from '@fairlead/domain/account/shortcuts'
import styles from './Key.module.css'
import { useShortcutChoice } from './shortcuts.ts'

/** `children` is the key as installed; shown is the one the user chose for it, and none while single keys are off. */
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
