import { Button, Center, FileInput, Paper, Skeleton, Stack, Text, Textarea, Title } from '@mantine/core'
import type { ReadInformationRequest, SendInformation } from '@fairlead/contract/v1/candidates/additional_information'
import { useQuery } from '@tanstack/react-query'
import { resumeReadWords } from '@fairlead/domain/candidate/resume-reading'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf, isFinal } from '../../api/failure.ts'
import { send, sendFile } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { text as accountLinksText } from '../../i18n/account-links.ts'

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
              {accountLinksText.thankYou}
            </Title>
            <Text>{accountLinksText.sentTo(request.data?.hiring_company ?? accountLinksText.theTeam)}</Text>
            {sent.resume && <Text>{accountLinksText.readFromFile(resumeReadWords(sent.resume))}</Text>}
            {sent.resume_note && <Text>{accountLinksText.fileUnreadable(sent.resume_note)}</Text>}
            {sent.self_identification && (
              <Text>
                {accountLinksText.ifYouLike}{' '}
                <Link to="/v1/candidates/self_identification" search={{ token: sent.self_identification }}>
                  {accountLinksText.voluntaryQuestions}
                </Link>
                {accountLinksText.noEffect}
              </Text>
            )}
          </Stack>
        ) : (
          <>
            {request.isPending && <Skeleton h={260} />}
            {request.isError && (
              <ErrorState
                title={accountLinksText.linkFailed}
                text={failureOf(request.error)?.message ?? accountLinksText.linkUnreadable}
                onRetry={isFinal(request.error) ? undefined : () => void request.refetch()}
              />
            )}
            {request.data && <InformationForm token={token} request={request.data} onSent={setSent} />}
          </>
        )}
      </Paper>
    </Center>
  )
}

const noFile: File | null = null

function InformationForm({
  token,
  request,
  onSent,
}: {
  token: string
  request: ReadInformationRequest['answer']
  onSent(sent: SendInformation['answer']): void
}) {
  const form = useForm(
    { message: '', file: noFile },
    {
      check: ({ message, file }) => (message.trim() === '' && !file ? { message: accountLinksText.fieldRequired } : null),
      send: ({ message, file }) =>
        file ? sendFile<SendInformation>(path, { token, message }, file) : send<SendInformation>('POST', path, { token, message }),
      onSuccess: onSent,
      failure: accountLinksText.somethingWentWrong,
      refused: ({ message }) => ({ message }),
    },
  )

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <div>
          <Title order={1} fz="h2">
            {accountLinksText.greeting(request.first_name)}
          </Title>
          <Text mt="xs">{accountLinksText.requestedItem(request.hiring_company, request.item, request.job_title)}</Text>
        </div>
        <Textarea label={accountLinksText.yourMessage} autosize minRows={4} maxRows={12} maxLength={20_000} {...form.field('message')} />
        <FileInput
          label={accountLinksText.fileOptional}
          description={accountLinksText.fileFormats}
          placeholder={accountLinksText.chooseAFile}
          accept=".pdf,.doc,.docx,.rtf,.odt,.txt"
          clearable
          clearButtonProps={{ 'aria-label': accountLinksText.removeFile }}
          value={form.values.file}
          onChange={(file) => form.set({ file })}
        />
        <Button type="submit" loading={form.busy}>
          {accountLinksText.sendTo(request.hiring_company)}
        </Button>
      </Stack>
    </form>
  )
}
