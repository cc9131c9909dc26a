// A candidate's self-identification form behind a link: voluntary, and changeable or deletable there at any time.
import { Button, Center, Group, Paper, Radio, Skeleton, Stack, Text, Title } from '@mantine/core'
import type {
  ReadSelfIdentification,
  SaveSelfIdentification,
  WithdrawSelfIdentification,
} from '@fairlead/contract/v1/candidates/self_identification'
import {
  checkSelfIdentification,
  preferNotToSay,
  questionKeys,
  answerLabel,
  questions,
  type SelfIdentification,
} from '@fairlead/domain/insight/self-identification'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf, isFinal, type ApiFailure } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { text as accountLinksText } from '../../i18n/account-links.ts'

const path = 'v1/candidates/self_identification'

export function SelfIdentificationScreen() {
  const { token = '' } = useSearch({ strict: false })
  const form = useQuery({
    queryKey: [path, token],
    queryFn: ({ signal }) => send<ReadSelfIdentification>('GET', path, { token }, signal),
    retry: false,
    refetchOnWindowFocus: false,
    // self-identification is never stored in the browser
    gcTime: 0,
  })
  const [done, setDone] = useState<'saved' | 'withdrawn' | null>(null)
  return (
    <Center mih="100dvh" p="md" component="main">
      <Paper withBorder radius="lg" p="xl" w="100%" maw={560}>
        {done ? (
          <Stack aria-live="polite">
            <Title order={1} fz="h2">
              {done === 'saved' ? accountLinksText.thankYou : accountLinksText.answersDeleted}
            </Title>
            <Text>{done === 'saved' ? accountLinksText.bookmarkPage : accountLinksText.nothingStored}</Text>
          </Stack>
        ) : form.isPending ? (
          <Skeleton h={380} />
        ) : form.isError ? (
          <ErrorState
            title={accountLinksText.linkFailed}
            text={failureOf(form.error)?.message ?? accountLinksText.linkUnreadable}
            onRetry={isFinal(form.error) ? undefined : () => void form.refetch()}
          />
        ) : (
          <Form token={token} form={form.data} onDone={setDone} />
        )}
      </Paper>
    </Center>
  )
}

interface Props {
  token: string
  form: ReadSelfIdentification['answer']
  onDone: (done: 'saved' | 'withdrawn') => void
}

function Form({ token, form, onDone }: Props) {
  const [answer, setAnswer] = useState<SelfIdentification>(form.answer ?? { gender: '', ethnicity: '' })
  const refused = ({ message }: ApiFailure) => message
  const saving = useSubmit({
    check: () => checkSelfIdentification(answer),
    send: () => send<SaveSelfIdentification>('POST', path, { token, ...answer }),
    onSuccess: () => onDone('saved'),
    failure: accountLinksText.somethingWentWrong,
    refused,
  })
  const withdrawing = useSubmit({
    send: () => send<WithdrawSelfIdentification>('DELETE', path, { token }),
    onSuccess: () => onDone('withdrawn'),
    failure: accountLinksText.somethingWentWrong,
    refused,
  })

  return (
    <form onSubmit={saving.onSubmit} noValidate>
      <Stack>
        <div>
          <Title order={1} fz="h2">
            {accountLinksText.aboutYou}
          </Title>
          <Text mt="xs">{accountLinksText.whyAsked(form.hiring_company, form.job_title)}</Text>
          <Text mt="xs" size="sm" c="dimmed">
            {accountLinksText.howStored}
          </Text>
        </div>
        {questionKeys.map((key) => (
          <Radio.Group
            key={key}
            label={accountLinksText.questionTitles[key]}
            value={answer[key]}
            error={saving.errors[key]}
            onChange={(value) => setAnswer((before) => ({ ...before, [key]: value }))}
          >
            <Stack gap={8} mt={6}>
              {questions[key].map((option) => (
                <Radio
                  key={option}
                  value={option}
                  label={option === preferNotToSay ? accountLinksText.firstPersonOption : answerLabel(option)}
                />
              ))}
            </Stack>
          </Radio.Group>
        ))}
        <FormError>{saving.sentence ?? withdrawing.sentence}</FormError>
        <Group>
          <Button type="submit" loading={saving.busy} disabled={withdrawing.busy}>
            {form.answer ? accountLinksText.saveChanges : accountLinksText.send}
          </Button>
          {form.answer && (
            <Button variant="default" loading={withdrawing.busy} disabled={saving.busy} onClick={() => void withdrawing.run()}>
              {accountLinksText.withdrawMyAnswers}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
