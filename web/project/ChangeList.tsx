import { text as projectText } from '../i18n/project.ts'

export function ChangeList({ changes }: { changes: readonly string[] }) {
  return (
    <ul
      aria-label={projectText.whatChanged}
      style={{ margin: 0, paddingLeft: 20, fontSize: '0.875rem', overflowWrap: 'anywhere', maxHeight: 240, overflowY: 'auto' }}
    >
      {changes.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
