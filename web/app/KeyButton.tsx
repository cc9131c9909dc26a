// One key of the list: pressed, it waits for the key that shall take its place.
import type { ShortcutChoice } from '@fairlead/domain/account/shortcuts'
import { whyNotKey, withKey } from '@fairlead/domain/account/shortcuts'
import { useState, type KeyboardEvent } from 'react'
import styles from './cheat-sheet.module.css'
import { keepShortcuts } from './keep-shortcuts.ts'
import * as shortcutsText from '../i18n/en/shortcuts.ts'

interface Props {
  choice: ShortcutChoice
  action: string
  what: string
  letter: string
}

export function KeyButton({ choice, action, what, letter }: Props) {
  const [asking, setAsking] = useState(false)
  const [why, setWhy] = useState<string | null>(null)
  const stop = () => {
    setAsking(false)
    setWhy(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!asking || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Escape') return stop()
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const reason = whyNotKey(choice, action, key)
    if (reason) return setWhy(reason)
    stop()
    void keepShortcuts(withKey(choice, action, key))
  }

  return (
    <span className={styles.asked}>
      <button
        type="button"
        className={styles.key}
        data-asking={asking || undefined}
        data-mantine-stop-propagation={asking || undefined}
        aria-label={asking ? shortcutsText.pressKeyFor(what) : shortcutsText.changeKey(what, letter)}
        onClick={() => setAsking(true)}
        onKeyDown={onKeyDown}
        onBlur={stop}
      >
        {asking ? shortcutsText.pressAKey : letter}
      </button>
      {why && (
        <span role="alert" className={styles.why}>
          {why}
        </span>
      )}
    </span>
  )
}
