import { Button, Group, TextInput } from '@mantine/core'
import type { WireTask } from '@fairlead/contract/shapes/task'
import { dayInFull } from '@fairlead/domain/outreach/pause-words'
import { IconCalendarTime, IconShieldLock, IconShieldQuestion, IconUserPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useForm } from '../../api/use-form.ts'
import { usePending } from '../../api/use-submit.ts'
import { useUser } from '../../session/use-user.ts'
import { FormError } from '../../ui/FormError.tsx'
import { addReferred, changeTaskDay, closeTask } from './reply-actions.ts'
import { CloseRequest } from './CloseRequest.tsx'
import { DisputeDialog } from './DisputeDialog.tsx'
import styles from './replies.module.css'
import { text as candidateRepliesText } from '../../i18n/candidate-replies.ts'

interface Props {
  task: WireTask
  mayDecide: boolean
  /** Closes requests about personal data here; elsewhere admins get a link to Tasks. */
  mayClose?: boolean
  /** Opens the conversation with a drafted thank-you; absent without one. */
  onThank?: (() => void) | undefined
}

export function TaskLine({ task, mayDecide, mayClose = false, onThank }: Props) {
  if (task.kind === 'come_back') return <ComeBack task={task} mayDecide={mayDecide} />
  if (task.kind === 'referral') return <Referral task={task} mayDecide={mayDecide} onThank={onThank} />
  if (task.kind === 'dispute') return <Dispute task={task} mayDecide={mayDecide} />
  return <DataRequest task={task} mayClose={mayClose} />
}

function ComeBack({ task, mayDecide }: { task: WireTask; mayDecide: boolean }) {
  const [now] = useState(() => new Date())
  const [day, setDay] = useState<string | null>(null)
  const [busy, during] = usePending()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void during(async () => (await changeTaskDay(task.id, day ?? '')) && setDay(null))
  }
  const close = (state: 'done' | 'dismissed') => void closeTask(task.id, state)
  const isDue = task.due_date !== null && task.due_date <= now.toISOString().slice(0, 10)
  return (
    <div className="note tint">
      <IconCalendarTime size={15} aria-hidden />
      <span className="basis anywhere">
        {isDue
          ? candidateRepliesText.checkBackTitle
          : task.due_date
            ? candidateRepliesText.comeBackOn(dayInFull(task.due_date, now))
            : candidateRepliesText.checkBackOnDate}
        <span className="soft text-13">{task.quote ? candidateRepliesText.quotedNote(task.quote) : candidateRepliesText.noDateGiven}</span>
      </span>
      {mayDecide && day === null && (
        <Group gap={4}>
          <Button size="compact-sm" variant="subtle" onClick={() => setDay(task.due_date ?? '')}>
            {candidateRepliesText.changeDay}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => close(isDue ? 'done' : 'dismissed')}>
            {isDue ? candidateRepliesText.done : candidateRepliesText.noReminder}
          </Button>
        </Group>
      )}
      {day !== null && (
        <form onSubmit={save} className={styles.form}>
          <TextInput
            type="date"
            size="xs"
            aria-label={candidateRepliesText.reminderDateLabel}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
            data-autofocus
          />
          <Button size="xs" type="submit" loading={busy} disabled={day === ''}>
            {candidateRepliesText.save}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => setDay(null)}>
            {candidateRepliesText.cancel}
          </Button>
        </form>
      )}
    </div>
  )
}

function Referral({ task, mayDecide, onThank }: Pick<Props, 'task' | 'mayDecide' | 'onThank'>) {
  const [open, setOpen] = useState(false)
  const sender = task.name ?? task.email ?? candidateRepliesText.someone
  const form = useForm(
    { name: task.name ?? '', email: task.email ?? '' },
    {
      send: (values) => addReferred({ task_id: task.id, ...values, ...(task.linkedin_url ? { linkedin_url: task.linkedin_url } : {}) }),
      success: ({ in_project: isThere }, { name }) => candidateRepliesText.referredAdded(name, isThere),
      failure: candidateRepliesText.notAdded,
    },
  )
  return (
    <div className="note tint">
      <IconUserPlus size={15} aria-hidden />
      <span className="basis anywhere">
        {candidateRepliesText.recommendsWho(sender)}
        {task.name && task.email && <span className="soft text-13"> · {task.email}</span>}
      </span>
      {mayDecide && !open && (
        <Group gap={4}>
          <Button size="compact-sm" variant="subtle" onClick={() => setOpen(true)}>
            {candidateRepliesText.addToProject}
          </Button>
          {onThank && (
            <Button size="compact-sm" variant="subtle" onClick={onThank}>
              {candidateRepliesText.thankYouAction}
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" onClick={() => void closeTask(task.id, 'dismissed')}>
            {candidateRepliesText.dismiss}
          </Button>
        </Group>
      )}
      {open && (
        <form onSubmit={form.onSubmit} className={styles.form}>
          <TextInput size="xs" label={candidateRepliesText.name} required {...form.field('name')} />
          <TextInput size="xs" label={candidateRepliesText.email} required {...form.field('email')} />
          <FormError>{form.sentence}</FormError>
          <Group gap={4}>
            <Button size="xs" type="submit" loading={form.busy}>
              {candidateRepliesText.addOnlyAction}
            </Button>
            <Button size="xs" variant="subtle" onClick={() => setOpen(false)}>
              {candidateRepliesText.cancel}
            </Button>
          </Group>
        </form>
      )}
    </div>
  )
}

function Dispute({ task, mayDecide }: { task: WireTask; mayDecide: boolean }) {
  const [now] = useState(() => new Date())
  const [open, setOpen] = useState(false)
  const isLate = task.due_date !== null && task.due_date < now.toISOString().slice(0, 10)
  return (
    <div className={`note ${isLate ? 'bad' : 'warn'}`}>
      <IconShieldQuestion size={15} aria-hidden />
      <span className="basis anywhere">
        {candidateRepliesText.disputeTitle}
        {task.due_date && candidateRepliesText.dueBy(isLate, dayInFull(task.due_date, now))}
        {task.quote && <span className="soft text-13">{candidateRepliesText.quotedNote(task.quote)}</span>}
      </span>
      {mayDecide && (
        <Button size="compact-sm" variant="subtle" onClick={() => setOpen(true)}>
          {candidateRepliesText.decideDispute}
        </Button>
      )}
      {open && <DisputeDialog taskId={task.id} onClose={() => setOpen(false)} />}
    </div>
  )
}

function DataRequest({ task, mayClose }: { task: WireTask; mayClose: boolean }) {
  const [now] = useState(() => new Date())
  const [closing, setClosing] = useState(false)
  const isAdmin = useUser().data?.is_workspace_admin ?? false
  const isLate = task.due_date !== null && task.due_date < now.toISOString().slice(0, 10)
  return (
    <div className={`note ${isLate ? 'bad' : 'warn'}`}>
      <IconShieldLock size={15} aria-hidden />
      <span className="basis anywhere">
        {candidateRepliesText.dataRequestTitle}
        {task.due_date && candidateRepliesText.dueBy(isLate, dayInFull(task.due_date, now))}
        <span className="soft text-13">
          {isAdmin || mayClose ? candidateRepliesText.sendingStoppedNote : candidateRepliesText.adminClosesNote}
        </span>
      </span>
      {mayClose && (
        <Button size="compact-sm" variant="subtle" onClick={() => setClosing(true)}>
          {candidateRepliesText.closeRequest}
        </Button>
      )}
      {!mayClose && isAdmin && (
        <Button size="compact-sm" variant="subtle" renderRoot={(props) => <Link to="/tasks" {...props} />}>
          {candidateRepliesText.closeInTasks}
        </Button>
      )}
      {closing && <CloseRequest taskId={task.id} onClose={() => setClosing(false)} />}
    </div>
  )
}
