// The keys and what they do.
import { Switch } from '@mantine/core'
import { Key } from '../ui/Key.tsx'
import { switchShortcuts, useShortcutsOn } from '../ui/shortcuts.ts'
import { Dialog } from '../ui/Dialog.tsx'

const groups = [
  {
    title: 'Reviewing',
    keys: [
      ['J', 'Next candidate'],
      ['K', 'Previous candidate'],
      ['A', 'Approve'],
      ['R', 'Reject: digits tick reasons, Enter submits'],
      ['M', 'Mail'],
      ['C', 'Chat'],
      ['N', 'Note'],
      ['U', 'Undo'],
    ],
  },
  {
    title: 'Lists',
    keys: [
      ['X', 'Select, with Shift up to here'],
      ['M', 'Mail'],
      ['I', 'Send for review to the hiring manager'],
      ['S', 'Schedule an interview'],
      ['Esc', 'Back to the list'],
    ],
  },
  {
    title: 'Everywhere',
    keys: [
      ['/', 'Search'],
      ['Ctrl K', 'Search, also while typing'],
      ['?', 'This list'],
      ['Ctrl Enter', 'Send what you are writing'],
    ],
  },
] as const

export function CheatSheet({ onClose }: { onClose: () => void }) {
  const on = useShortcutsOn()
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" size={520}>
      {groups.map((group) => (
        <section key={group.title} style={{ marginBottom: 20 }}>
          <h3 className="eyebrow" style={{ margin: '0 0 6px' }}>
            {group.title}
          </h3>
          <dl style={{ margin: 0, display: 'grid', gap: 6 }}>
            {group.keys.map(([key, what]) => (
              <div key={key} style={{ display: 'grid', gridTemplateColumns: '96px 1fr', alignItems: 'center' }}>
                <dt>
                  <Key>{key}</Key>
                  <span style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>{key}</span>
                </dt>
                <dd style={{ margin: 0 }}>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch label="Single-key shortcuts" checked={on} onChange={(event) => switchShortcuts(event.currentTarget.checked)} />
    </Dialog>
  )
}
