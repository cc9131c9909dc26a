// Why a project is paused or archived, asked before it happens.
import { Button, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { checkStopReason, stopReasons } from '@fairlead/domain/project/stop-reason'
import { limits } from '@fairlead/domain/text/limits'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useProductName } from '../../session/use-user.ts'
import { archive, pause } from '../../project/project-actions.ts'

interface Props {
  kind: 'pause' | 'archive'
  projectId: string
  onClose: () => void
}

export function ReasonDialog({ kind, projectId, onClose }: Props) {
  const product = useProductName()
  const [reason, setReason] = useState<number | null>(null)
  const [other, setOther] = useState('')
  const [touched, setTouched] = useState(false)
  const [busy, setBusy] = useState(false)
  const wrong = checkStopReason({ reason, other })

  async function submit() {
    if (reason === null) return
    setBusy(true)
    const given = { paused_archived_reason: reason, paused_archived_reason_other: other.trim() }
    const done = await (kind === 'pause' ? pause(projectId, given) : archive(projectId, given))
    setBusy(false)
    if (done) onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      size={limits.reasonDialogWidth}
      title={kind === 'pause' ? 'Why are you pausing this project?' : 'Why are you archiving this project?'}
    >
      <Stack>
        <Radio.Group aria-label="Reason" value={reason === null ? null : String(reason)} onChange={(value) => setReason(Number(value))}>
          <Stack gap="sm">
            {stopReasons(product).map(({ code, label }) => (
              <Radio key={code} value={String(code)} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        {reason === 1 && (
          <TextInput
            label="LinkedIn profile of the person you hired"
            placeholder="https://www.linkedin.com/in/…"
            value={other}
            onChange={(event) => setOther(event.currentTarget.value)}
            onBlur={() => setTouched(true)}
            error={touched && wrong?.paused_archived_reason_other}
          />
        )}
        {reason === 5 && (
          <Textarea
            label="What is the reason?"
            autosize
            minRows={2}
            value={other}
            onChange={(event) => setOther(event.currentTarget.value)}
            onBlur={() => setTouched(true)}
            error={touched && wrong?.paused_archived_reason_other}
          />
        )}
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={wrong !== null} loading={busy} onClick={() => void submit()}>
            {kind === 'pause' ? 'Pause project' : 'Archive project'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
