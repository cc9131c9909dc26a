// The keyboard shortcuts; users can change each, or switch all of them off.
import { Button, Group, Switch } from '@mantine/core'
import { asInstalled, keyOf, shortcutActions } from '@fairlead/domain/account/shortcuts'
import { Dialog } from '../ui/Dialog.tsx'
import { Key } from '../ui/Key.tsx'
import { useShortcutChoice } from '../ui/shortcuts.ts'
import { saveShortcuts } from './save-shortcuts.ts'
import styles from './cheat-sheet.module.css'
import { KeyButton } from './KeyButton.tsx'
import { text as shortcutsText } from '../i18n/shortcuts.ts'

const groups = ['candidates', 'deciding', 'everywhere'] as const

export function CheatSheet({ onClose }: { onClose: () => void }) {
  const choice = useShortcutChoice()
  return (
    <Dialog onClose={onClose} title={shortcutsText.keyboardShortcuts} size={640}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group}>
            <h3 className="eyebrow">{shortcutsText[group]}</h3>
            <ul className="stack gap-6">
              {shortcutActions
                .filter((shortcut) => shortcut.group === group)
                .map(({ action, label }) => (
                  <li key={action} className="row split gap-12">
                    <span>{label}</span>
                    <KeyButton choice={choice} action={action} label={label} letter={keyOf(choice, action) ?? ''} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <KeyList title={shortcutsText.home} keys={shortcutsText.homeKeys} />
        <KeyList title={shortcutsText.inbox} keys={shortcutsText.inboxKeys} />
        <KeyList title={shortcutsText.duplicates} keys={shortcutsText.duplicateKeys} />
        <KeyList title={shortcutsText.fixedShortcuts} keys={shortcutsText.fixed} />
      </div>
      <Group justify="space-between" mt="md">
        <Switch
          label={shortcutsText.singleKeyShortcuts}
          checked={!choice.isOff}
          onChange={(event) => void saveShortcuts({ ...choice, isOff: !event.currentTarget.checked })}
        />
        {Object.keys(choice.keys).length > 0 && (
          <Button variant="subtle" onClick={() => void saveShortcuts({ ...asInstalled, isOff: choice.isOff })}>
            {shortcutsText.resetToDefaults}
          </Button>
        )}
      </Group>
    </Dialog>
  )
}

/** Keys that can't be chosen here: those of a screen, which follow the choices, and fixed ones. */
function KeyList({ title, keys }: { title: string; keys: readonly (readonly [key: string, what: string])[] }) {
  const choice = useShortcutChoice()
  const chosen = (key: string) => {
    const command = shortcutActions.find((shortcut) => shortcut.key === key)
    return command ? (keyOf(choice, command.action) ?? key) : key
  }
  return (
    <section className={styles.group}>
      <h3 className="eyebrow">{title}</h3>
      <ul className="stack gap-6">
        {keys.map(([key, description]) => (
          <li key={key} className="row split gap-12">
            <span>{description}</span>
            <span>
              <Key>{key}</Key>
              <span className="said">{chosen(key)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
