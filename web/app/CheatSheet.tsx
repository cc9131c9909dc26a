// The keys and what they do; each can be another one, or all of them switched off.
import { Button, Group, Switch } from '@mantine/core'
import { asInstalled, keyOf, shortcutActions } from '@fairlead/domain/account/shortcuts'
import { Dialog } from '../ui/Dialog.tsx'
import { Key } from '../ui/Key.tsx'
import { useShortcutChoice } from '../ui/shortcuts.ts'
import { keepShortcuts } from './keep-shortcuts.ts'
import styles from './cheat-sheet.module.css'
import { KeyButton } from './KeyButton.tsx'

const groups = ['Candidates', 'Deciding', 'Everywhere'] as const
/** Keys that stay what they are. */
const fixed = [
  ['1 to 9', 'Select a rejection reason'],
  ['Enter', 'Submit'],
  ['Esc', 'Back to the list, or close the dialog'],
  ['Ctrl K', 'Search, also while typing'],
  ['Ctrl Enter', 'Send your message'],
] as const

export function CheatSheet({ onClose }: { onClose: () => void }) {
  const choice = useShortcutChoice()
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" size={640}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group}>
            <h3 className="eyebrow">{group}</h3>
            <ul>
              {shortcutActions
                .filter((one) => one.group === group)
                .map(({ action, what }) => (
                  <li key={action}>
                    <span>{what}</span>
                    <KeyButton choice={choice} action={action} what={what} letter={keyOf(choice, action) ?? ''} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <section className={styles.group}>
          <h3 className="eyebrow">Fixed shortcuts</h3>
          <ul>
            {fixed.map(([key, what]) => (
              <li key={key}>
                <span>{what}</span>
                <span>
                  <Key>{key}</Key>
                  <span className="said">{key}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Group justify="space-between" mt="md">
        <Switch
          label="Single-key shortcuts"
          checked={!choice.isOff}
          onChange={(event) => void keepShortcuts({ ...choice, isOff: !event.currentTarget.checked })}
        />
        {Object.keys(choice.keys).length > 0 && (
          <Button variant="subtle" onClick={() => void keepShortcuts({ ...asInstalled, isOff: choice.isOff })}>
            Reset to defaults
          </Button>
        )}
      </Group>
    </Dialog>
  )
}
