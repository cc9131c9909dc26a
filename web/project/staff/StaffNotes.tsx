import { Button, Group, Text, Textarea } from '@mantine/core'
import type { WireStaffNote } from '@fairlead/contract/shapes/operations'
import type { AddStaffNote, ChangeStaffNote, DeleteStaffNote } from '@fairlead/contract/v2/operations/notes'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { usePending } from '../../api/use-submit.ts'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { refetchOperations } from './use-operations.ts'
import styles from './operations.module.css'
import { text as projectStaffText } from '../../i18n/project-staff.ts'

/** True when saved; the text is kept either way. */
async function saved(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    refetchOperations()
    return true
  } catch (error) {
    showToast(sentenceOf(error, projectStaffText.noteNotSaved), { tone: 'bad' })
    return false
  }
}

/** `alone` where the label is above. */
export function StaffNotes({ projectId, notes, alone = false }: { projectId: string; notes: WireStaffNote[]; alone?: boolean }) {
  return (
    <section aria-label={projectStaffText.staffNotes} className={styles.noteList} data-alone={alone || undefined}>
      {!alone && <h3 className="text-16">{projectStaffText.staffNotes}</h3>}
      <Text size="sm" c="dimmed">
        {projectStaffText.notesHint}
      </Text>
      <NoteForm
        label={projectStaffText.newNote}
        action={projectStaffText.addNote}
        onSave={(body) => saved(send<AddStaffNote>('POST', 'v2/operations/notes', { project_id: projectId, body }))}
      />
      <ul className="stack gap-12 above-12">
        {notes.map((note) => (
          <Note key={note.note_id} projectId={projectId} note={note} />
        ))}
      </ul>
    </section>
  )
}

function Note({ projectId, note }: { projectId: string; note: WireStaffNote }) {
  const [editing, setEditing] = useState(false)
  const about = { project_id: projectId, note_id: note.note_id }
  const change = async (body: string) => {
    const done = await saved(send<ChangeStaffNote>('PUT', 'v2/operations/notes', { ...about, body }))
    if (done) setEditing(false)
    return done
  }
  return (
    <li>
      <Group gap="xs" justify="space-between">
        <Text size="sm" c="dimmed">
          {note.author} · <When date={note.created_at} />
          {note.edited_at && projectStaffText.edited}
        </Text>
        {note.is_own && !editing && (
          <Group gap={4}>
            <Button size="compact-xs" variant="subtle" onClick={() => setEditing(true)}>
              {projectStaffText.edit}
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              onClick={() => void saved(send<DeleteStaffNote>('DELETE', 'v2/operations/notes', about))}
            >
              {projectStaffText.deleteText}
            </Button>
          </Group>
        )}
      </Group>
      {editing ? (
        <NoteForm
          label={projectStaffText.note}
          action={projectStaffText.save}
          text={note.body}
          onSave={change}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <p className="text-14 anywhere lines above-4 below-8">{note.body}</p>
      )}
    </li>
  )
}

interface FormProps {
  label: string
  action: string
  text?: string
  onSave: (body: string) => Promise<boolean>
  onCancel?: () => void
}

function NoteForm({ label, action, text = '', onSave, onCancel }: FormProps) {
  const [body, setBody] = useState(text)
  const [busy, during] = usePending()
  const save = async () => (await onSave(body)) && setBody(text)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void during(save)
      }}
    >
      <Textarea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={2}
        maxLength={5000}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Group gap="xs" mt={6}>
        <Button type="submit" size="xs" loading={busy} disabled={body.trim() === ''}>
          {action}
        </Button>
        {onCancel && (
          <Button size="xs" variant="subtle" onClick={onCancel}>
            {projectStaffText.cancel}
          </Button>
        )}
      </Group>
    </form>
  )
}
