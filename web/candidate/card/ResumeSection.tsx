import { Button, FileButton, Group, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { PostResume } from '@fairlead/contract/v1/candidates/resume'
import { resumeMaximumBytes } from '@fairlead/domain/candidate/resume-file'
import { resumeReadWords } from '@fairlead/domain/candidate/resume-reading'
import { idealMessages } from '@fairlead/domain/project/ideal-messages'
import { useRef, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { downloadFile } from '../../api/download.ts'
import { sendFile } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { text as candidateCardListText } from '../../i18n/candidate-card-list.ts'

interface Props {
  candidate: WireCandidate
  projectId: string
  mayUpload: boolean
  /** A résumé contains the name, so a project that hides names shows none. */
  isHidden: boolean
}

export function ResumeSection({ candidate, projectId, mayUpload, isHidden }: Props) {
  const [outcome, setOutcome] = useState<string | null>(null)
  const reset = useRef<() => void>(null)
  const uploading = useSubmit({
    check: (file) => (file.size > resumeMaximumBytes ? { file: idealMessages.fileTooBig } : null),
    send: (file: File) => {
      setOutcome(null)
      return sendFile<PostResume>('v1/candidates/resume', { candidate_id: candidate.id, project_id: projectId }, file)
    },
    onSuccess: (answer) => {
      setOutcome(candidateCardListText.resumeOutcome(answer, answer.read && resumeReadWords(answer.read)))
      invalidate('v2/projects/candidates')
    },
    onSettled: () => reset.current?.(),
    failure: candidateCardListText.resumeNotUploaded,
    refused: ({ fields }) => Object.values(fields)[0] ?? null,
  })
  const downloading = useSubmit({
    send: () => downloadFile('v1/candidates/resume', { candidate_id: candidate.id }, 'resume'),
    failure: candidateCardListText.resumeNotDownloaded,
  })
  const mayDownload = candidate.resume_key !== null && !isHidden
  if (!mayDownload && !mayUpload) return null

  return (
    <section aria-label={candidateCardListText.resume}>
      <h3 className="soft text-13 strong below-8">{candidateCardListText.resume}</h3>
      <Group gap="xs">
        {mayDownload && (
          <Button size="compact-sm" variant="default" loading={downloading.busy} onClick={() => void downloading.run()}>
            {candidateCardListText.download}
          </Button>
        )}
        {mayUpload && (
          <FileButton
            accept=".pdf,.docx,.doc,.rtf,.odt,.txt"
            resetRef={reset}
            inputProps={{ 'aria-label': candidateCardListText.uploadAResume }}
            onChange={(file) => file && void uploading.run(file)}
          >
            {(props) => (
              <Button {...props} size="compact-sm" variant="default" loading={uploading.busy}>
                {candidate.resume_key === null ? candidateCardListText.upload : candidateCardListText.replace}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {candidate.resume_note !== '' && outcome === null && (
        <Text size="sm" mt={6}>
          {candidate.resume_note}
        </Text>
      )}
      {outcome && (
        <Text component="output" size="sm" mt={6} display="block">
          {outcome}
        </Text>
      )}
      <FormError>{uploading.errors.file ?? uploading.sentence ?? downloading.sentence}</FormError>
    </section>
  )
}
