// Asks why a project is paused or archived, before it happens.
import { Button, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { stopReasonToWire } from '@fairlead/contract/codes'
import { checkStopReason, hiredHereText, stopReasons, type StopReason } from '@fairlead/domain/project/stop-reason'
import { limits } from '@fairlead/domain/shared/limits'
import { useState } from 'react'
import { usePending } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useProductName } from '../../session/use-user.ts'
import { archive, pause } from '../../project/project-actions.ts'
import { useCandidates } from '../../candidate/pages.ts'
import { shownName } from '../../candidate/names.ts'
import { text as panelReasonText } from '../../i18n/panel-reason.ts'

interface Props {
  kind: 'pause' | 'archive'
  projectId: string
  /** How many candidates of the project are hired. */
  hired: number
  biasReducer: boolean
  onClose: () => void
}

export function ReasonDialog({ kind, projectId, hired: inHired, biasReducer, onClose }: Props) {
  const product = useProductName()
  // only an archived project is finished
  const hired = kind === 'archive' ? inHired : 0
  const names = useHiredNames(projectId, hired, biasReducer)
  const [reason, setReason] = useState<StopReason | null>(hired > 0 ? 'hired_here' : null)
  const [otherReason, setOtherReason] = useState('')
  const [touched, setTouched] = useState(false)
  const [busy, during] = usePending()
  const wrong = checkStopReason({ reason, other: otherReason }, hired)

  const submit = async () => {
    if (reason === null) return
    const fields = { paused_archived_reason: stopReasonToWire(reason), paused_archived_reason_other: otherReason.trim() }
    if (await (kind === 'pause' ? pause(projectId, fields) : archive(projectId, fields))) onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      size={limits.reasonDialogWidth}
      title={kind === 'pause' ? panelReasonText.pauseTitle : panelReasonText.archiveTitle}
    >
      <Stack>
        <Radio.Group aria-label={panelReasonText.reason} value={reason} onChange={setReason}>
          <Stack gap="sm">
            {hired > 0 && <Radio value="hired_here" label={hiredHereText(names)} />}
            {stopReasons(product).map(({ reason: choice, label }) => (
              <Radio key={choice} value={choice} label={label} />
            ))}
          </Stack>
        </Radio.Group>
        {reason === 'hired_through_us' && (
          <TextInput
            label={panelReasonText.hiredProfile}
            placeholder={panelReasonText.linkedinPlaceholder}
            value={otherReason}
            onChange={(event) => setOtherReason(event.currentTarget.value)}
            onBlur={() => setTouched(true)}
            error={touched && wrong?.paused_archived_reason_other}
          />
        )}
        {reason === 'other' && (
          <Textarea
            label={panelReasonText.otherReason}
            autosize
            minRows={2}
            value={otherReason}
            onChange={(event) => setOtherReason(event.currentTarget.value)}
            onBlur={() => setTouched(true)}
            error={touched && wrong?.paused_archived_reason_other}
          />
        )}
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {panelReasonText.cancel}
          </Button>
          <Button disabled={wrong !== null} loading={busy} onClick={() => void during(submit)}>
            {kind === 'pause' ? panelReasonText.pauseProject : panelReasonText.archiveProject}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** The names of hired candidates; while they load, and beyond the first page, only their number. */
function useHiredNames(projectId: string, hired: number, biasReducer: boolean): string[] {
  const { candidates } = useCandidates(projectId, 'HIRED', { enabled: hired > 0 })
  return Array.from({ length: hired }, (_, index) =>
    candidates[index] ? shownName(candidates[index], biasReducer) : panelReasonText.oneCandidate,
  )
}
