// A key cap beside a command; not read aloud, the command says its own name. Hidden where there is no keyboard.
import styles from './Key.module.css'

export function Key({ children }: { children: string }) {
  return (
    <kbd className={styles.key} aria-hidden>
      {children}
    </kbd>
  )
}
