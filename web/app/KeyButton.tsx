// A shortcut's key: when pressed, it waits for the new key.
import type { ShortcutChoice } from '@fairlead/domain/account/shortcuts'
import { validateShortcutKey, withKey } from '@fairlead/domain/account/shortcuts'
import { useState, type KeyboardEvent } from 'react'
import styles from './cheat-sheet.module.css'
import { saveShortcuts } from './save-shortcuts.ts'
import { text as shortcutsText } from '../i18n/shortcuts.ts'

interface Props {
  choice: ShortcutChoice
  action: string
  label: string
  letter: string
}

export function KeyButton({ choice, action, label: description, letter }: Props) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const stop = () => {
    setAsking(false)
    setProblem(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!asking || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Escape') return stop()
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const reason = validateShortcutKey(choice, action, key)
    if (reason) return setProblem(reason)
    stop()
    void saveShortcuts(withKey(choice, action, key))
  }

  return (
    <span className="stack ends">
      <button
        type="button"
        className={styles.key}
        data-asking={asking || undefined}
        data-mantine-stop-propagation={asking || undefined}
        aria-label={asking ? shortcutsText.pressKeyFor(description) : shortcutsText.changeKey(description, letter)}
        onClick={() => setAsking(true)}
        onKeyDown={onKeyDown}
        onBlur={stop}
      >
        {asking ? shortcutsText.pressAKey : letter}
      </button>
      {problem && (
        <span role="alert" className="wrong text-12">
          {problem}
        </span>
      )}
    </span>
  )
}
