// A candidate's own page behind the link of an email: what is asked for, and one form to send it.
import { Button, Center, FileInput, Paper, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import type { ReadInformationRequest, SendInformation } from '@fairlead/contract/v1/candidates/additional_information'
import { useQuery } from '@tanstack/react-query'
import { resumeReadWords } from '@fairlead/domain/candidate/resume-reading'
import { Link, useSearch } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send, sendFile } from '../../api/send.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'

const path = 'v1/candidates/additional_information'

export function AdditionalInformationScreen() {
  const { token = '' } = useSearch({ strict: false })
  const request = useQuery({
    queryKey: [path, token],
    queryFn: ({ signal }) => send<ReadInformationRequest>('GET', path, { token }, signal),
    retry: false,
    refetchOnWindowFocus: false,
  })
  const [sent, setSent] = useState<SendInformation['answer'] | null>(null)
  return (
    <Center mih="100dvh" p="md" component="main">
      <Paper withBorder radius="lg" p="xl" w="100%" maw={520}>
        {sent ? (
          <Stack aria-live="polite">
            <Title order={1} fz="h2">
              Thank you
            </Title>
            <Text>It has reached {request.data?.hiring_company ?? 'the team'}. They will write to you.</Text>
            {sent.resume && <Text>{resumeReadWords(sent.resume)} from your file.</Text>}
            {sent.resume_note && <Text>Your file was sent, but it could not be read automatically. {sent.resume_note}</Text>}
            {sent.self_identification && (
              <Text>
                If you like, there are{' '}
                <Link to="/v1/candidates/self_identification" search={{ token: sent.self_identification }}>
                  two voluntary questions about you
                </Link>
                . They have no effect on your application.
              </Text>
            )}
          </Stack>
        ) : (
          <>
            {request.isPending && <Skeleton h={260} />}
            {request.isError && (
              <ErrorState
                title="This link doesn’t work"
                text={failureOf(request.error)?.message ?? 'This link could not be read.'}
                onRetry={() => void request.refetch()}
              />
            )}
            {request.data && <InformationForm token={token} request={request.data} onSent={setSent} />}
          </>
        )}
      </Paper>
    </Center>
  )
}

function InformationForm({
  token,
  request,
  onSent,
}: {
  token: string
  request: ReadInformationRequest['answer']
  onSent(sent: SendInformation['answer']): void
}) {
  const [message, setMessage] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (message.trim() === '' && !file) return setTrouble('This field is required.')
    setBusy(true)
    setTrouble(null)
    try {
      onSent(
        file
          ? await sendFile<SendInformation>(path, { token, message }, file)
          : await send<SendInformation>('POST', path, { token, message }),
      )
    } catch (error) {
      setTrouble(failureOf(error)?.message ?? 'Something went wrong. Please try again in a moment.')
    }
    setBusy(false)
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <div>
          <Title order={1} fz="h2">
            Hi {request.first_name}, one more thing
          </Title>
          <Text mt="xs">
            {request.hiring_company} would like to know {request.item} for the {request.job_title} role.
          </Text>
        </div>
        <Textarea
          label="Your message"
          autosize
          minRows={4}
          maxRows={12}
          maxLength={20_000}
          value={message}
          error={trouble}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <FileInput
          label="File (optional)"
          description="PDF, Word, RTF, OpenDocument or text, up to 10 MB"
          placeholder="Choose a file"
          accept=".pdf,.doc,.docx,.rtf,.odt,.txt"
          clearable
          clearButtonProps={{ 'aria-label': 'Remove file' }}
          value={file}
          onChange={setFile}
        />
        <Button type="submit" loading={busy}>
          Send to {request.hiring_company}
        </Button>
      </Stack>
    </form>
  )
}
