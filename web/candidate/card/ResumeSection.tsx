// The résumé file of a candidate: download it, or upload one, with what was read from it.
import { Button, FileButton, Group, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { PostResume } from '@fairlead/contract/v1/candidates/resume'
import { resumeMaximumBytes } from '@fairlead/domain/candidate/resume-file'
import { resumeReadWords } from '@fairlead/domain/candidate/resume-reading'
import { idealMessages } from '@fairlead/domain/project/ideal-messages'
import { useRef, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { downloadFile } from '../../api/download.ts'
import { sentenceOf } from '../../api/failure.ts'
import { sendFile } from '../../api/send.ts'
import styles from './card.module.css'
import * as candidateCardListText from '../../i18n/en/candidate-card-list.ts'

interface Props {
  candidate: WireCandidate
  projectId: string
  mayUpload: boolean
  /** A résumé names its person: a project that hides names shows none. */
  isHidden: boolean
}

function outcomeWords({ profile, read, note }: PostResume['answer']): string {
  if (profile === 'updated' && read) return `${resumeReadWords(read)}. The profile was updated.`
  if (profile === 'unchanged' && read) return `${resumeReadWords(read)}. ${note}`
  return `The file was saved, but we couldn’t read it. ${note}`
}

export function ResumeSection({ candidate, projectId, mayUpload, isHidden }: Props) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const reset = useRef<() => void>(null)
  const mayDownload = candidate.resume_key !== null && !isHidden
  if (!mayDownload && !mayUpload) return null

  async function run(task: () => Promise<void>, fallback: string) {
    setBusy(true)
    setWrong(null)
    setOutcome(null)
    try {
      await task()
    } catch (error) {
      setWrong(sentenceOf(error, fallback))
    }
    setBusy(false)
    reset.current?.()
  }
  async function upload(file: File) {
    if (file.size > resumeMaximumBytes) return setWrong(idealMessages.fileTooBig)
    await run(async () => {
      const input = { candidate_id: candidate.id, project_id: projectId }
      setOutcome(outcomeWords(await sendFile<PostResume>('v1/candidates/resume', input, file)))
      invalidate('v2/projects/candidates')
    }, 'We couldn’t upload the résumé. Please try again.')
  }
  return (
    <section aria-label={candidateCardListText.resume}>
      <h3 className={styles.heading}>{candidateCardListText.resume}</h3>
      <Group gap="xs">
        {mayDownload && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() =>
              void run(
                () => downloadFile('v1/candidates/resume', { candidate_id: candidate.id }, 'resume'),
                'We couldn’t download the résumé. Please try again.',
              )
            }
          >
            {candidateCardListText.download}
          </Button>
        )}
        {mayUpload && (
          <FileButton
            accept=".pdf,.docx,.doc,.rtf,.odt,.txt"
            resetRef={reset}
            inputProps={{ 'aria-label': 'Upload a résumé' }}
            onChange={(file) => file && void upload(file)}
          >
            {(props) => (
              <Button {...props} size="compact-sm" variant="default" loading={busy}>
                {candidate.resume_key === null ? candidateCardListText.upload : candidateCardListText.replace}
              </Button>
            )}
          </FileButton>
        )}
      </Group>
      {outcome && (
        <Text component="output" size="sm" mt={6} display="block">
          {outcome}
        </Text>
      )}
      {wrong && (
        <Text role="alert" size="sm" c="var(--bad-text)" mt={6}>
          {wrong}
        </Text>
      )}
    </section>
  )
}
