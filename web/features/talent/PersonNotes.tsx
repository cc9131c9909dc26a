import { Button, Group, Text, Textarea, UnstyledButton } from '@mantine/core'
import type { ReadPerson } from '@fairlead/contract/v2/talent/people'
import type { DeleteNote, WriteNote } from '@fairlead/contract/v2/talent/notes'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { newId } from '../../api/new-id.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { refreshPool } from '../../candidate/tags/Tags.tsx'
import styles from './talent.module.css'
import { text as talentText } from '../../i18n/talent.ts'

type Note = ReadPerson['answer']['notes'][number]

interface Props {
  personId: string
  notes: readonly Note[]
  /** A person in the shared pool becomes the workspace's own with their first note. */
  onKept: (personId: string) => void
}

export function PersonNotes({ personId, notes, onKept }: Props) {
  const [noteId, setNoteId] = useState(newId)
  const form = useForm(
    { body: '' },
    {
      check: ({ body }) => (body.trim() === '' ? { body: talentText.writeANote } : null),
      send: ({ body }) => send<WriteNote>('POST', 'v2/talent/notes', { person_id: personId, note_id: noteId, body }),
      onSuccess: ({ person_id: id }) => {
        form.set({ body: '' })
        setNoteId(newId())
        refreshPool()
        if (id !== personId) onKept(id)
      },
      failure: talentText.noteNotSaved,
      failureIn: { field: 'body' },
    },
  )

  async function remove(note: Note) {
    try {
      await send<DeleteNote>('DELETE', 'v2/talent/notes', { note_id: note.id })
      const undo = () =>
        void send<WriteNote>('POST', 'v2/talent/notes', { person_id: personId, note_id: newId(), body: note.body }).then(
          refreshPool,
          (error: unknown) => showToast(sentenceOf(error, talentText.noteNotRestored), { tone: 'bad' }),
        )
      showToast(talentText.noteDeleted, { undo })
    } catch (error) {
      showToast(sentenceOf(error, talentText.noteNotDeleted), { tone: 'bad' })
    }
    refreshPool()
  }

  return (
    <section aria-label={talentText.notes} className={styles.panel}>
      <h2>{talentText.notes}</h2>
      <form onSubmit={form.onSubmit} noValidate>
        <Textarea
          aria-label={talentText.newNote}
          placeholder={talentText.notePlaceholder}
          autosize
          minRows={2}
          maxRows={10}
          {...form.field('body')}
        />
        <Group justify="end" mt={6}>
          <Button type="submit" size="xs" variant="default" loading={form.busy}>
            {talentText.addNote}
          </Button>
        </Group>
      </form>
      <ul className={`${styles.notes} stack gap-12 above-12`}>
        {notes.map((note) => (
          <li key={note.id}>
            <Text size="sm" className="anywhere lines">
              {note.body}
            </Text>
            <span className="soft text-13 anywhere">
              {note.by ?? talentText.aFormerColleague} · <When date={note.at} />
            </span>
            {note.may_delete && (
              <UnstyledButton className={styles.quietButton} aria-label={talentText.deleteThisNote} onClick={() => void remove(note)}>
                <IconTrash size={15} aria-hidden />
              </UnstyledButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
