// A candidate's own form about themselves behind a link: voluntary, changed or undone there at any time.
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
  questions,
  type SelfIdentification,
} from '@fairlead/domain/insight/self-identification'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import * as accountLinksText from '../../i18n/en/account-links.ts'

const path = 'v1/candidates/self_identification'

export function SelfIdentificationScreen() {
  const { token = '' } = useSearch({ strict: false })
  const form = useQuery({
    queryKey: [path, token],
    queryFn: ({ signal }) => send<ReadSelfIdentification>('GET', path, { token }, signal),
    retry: false,
    refetchOnWindowFocus: false,
    // what someone says of themselves is kept nowhere in the browser
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
            onRetry={() => void form.refetch()}
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
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function attempt(work: () => Promise<unknown>, done: 'saved' | 'withdrawn') {
    setBusy(true)
    setTrouble(null)
    try {
      await work()
      onDone(done)
    } catch (error) {
      setTrouble(failureOf(error)?.message ?? accountLinksText.somethingWentWrong)
    }
    setBusy(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = checkSelfIdentification(answer)
    setWrong(found ?? {})
    if (!found) void attempt(() => send<SaveSelfIdentification>('POST', path, { token, ...answer }), 'saved')
  }

  return (
    <form onSubmit={submit} noValidate>
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
            error={wrong[key]}
            onChange={(value) => setAnswer((before) => ({ ...before, [key]: value }))}
          >
            <Stack gap={8} mt={6}>
              {questions[key].map((option) => (
                <Radio key={option} value={option} label={option === preferNotToSay ? `I ${option.toLowerCase()}` : option} />
              ))}
            </Stack>
          </Radio.Group>
        ))}
        {trouble && (
          <Text role="alert" c="var(--bad-text)">
            {trouble}
          </Text>
        )}
        <Group>
          <Button type="submit" loading={busy}>
            {form.answer ? accountLinksText.saveChanges : accountLinksText.send}
          </Button>
          {form.answer && (
            <Button
              variant="default"
              disabled={busy}
              onClick={() => void attempt(() => send<WithdrawSelfIdentification>('DELETE', path, { token }), 'withdrawn')}
            >
              {accountLinksText.withdrawMyAnswers}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
