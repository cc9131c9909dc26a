// Which past applicants the team writes to again, with a preview of how many the rule holds back.
import { Button, NumberInput, Skeleton, Stack, TagsInput, Text, Title } from '@mantine/core'
import type { ReadRecontact, SaveRecontact } from '@fairlead/contract/v2/team/recontact'
import { recontactLimits } from '@fairlead/domain/outreach/recontact'
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { putAnswer, queryFor } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as recontactText } from '../../i18n/recontact.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'

type Page = ReadRecontact['answer']
interface Rule {
  months: number
  reasons: string[]
}

const query = queryFor<ReadRecontact>('v2/team/recontact', {})

export function Recontact() {
  const page = useQuery({ ...query, staleTime: 0 })
  const { data } = page
  return (
    <section className="card pad-16" aria-labelledby="recontact">
      <Title order={2} size="h3" id="recontact" mb={4}>
        {recontactText.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {recontactText.about}
      </Text>
      {data ? (
        data.can_manage ? (
          <RuleForm page={data} />
        ) : (
          <Stack gap="sm">
            <Text size="sm">{recontactText.rule(data.months, data.reasons)}</Text>
            <HeldBack page={data} />
          </Stack>
        )
      ) : page.isError ? (
        <ErrorState text={recontactText.loadFailed} onRetry={() => void page.refetch()} />
      ) : (
        <Skeleton h={120} radius={12} />
      )}
    </section>
  )
}

function RuleForm({ page }: { page: Page }) {
  const [rule, setRule] = useState<Rule>({ months: page.months, reasons: page.reasons })
  const isChanged = rule.months !== page.months || rule.reasons.join('\n') !== page.reasons.join('\n')
  const draft = useQuery({
    ...queryFor<ReadRecontact>('v2/team/recontact', rule),
    enabled: isChanged,
    placeholderData: keepPreviousData,
  })
  const saving = useSubmit({
    send: () => send<SaveRecontact>('PUT', 'v2/team/recontact', rule),
    success: recontactText.saved,
    onSuccess: (saved) => {
      putAnswer(query.queryKey, saved)
      setRule({ months: saved.months, reasons: saved.reasons })
    },
    failure: recontactText.saveFailed,
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saving.run()
      }}
    >
      <Stack gap="sm" align="start">
        <NumberInput
          label={recontactText.months}
          description={recontactText.monthsHint}
          min={0}
          max={recontactLimits.months}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          w={260}
          value={rule.months}
          error={saving.errors['months']}
          onChange={(value) => setRule((before) => ({ ...before, months: Number(value) || 0 }))}
        />
        <TagsInput
          label={recontactText.reasons}
          description={recontactText.reasonsHint}
          maxTags={recontactLimits.reasons}
          acceptValueOnBlur
          w="100%"
          value={rule.reasons}
          onChange={(reasons) => setRule((before) => ({ ...before, reasons }))}
        />
        <HeldBack page={(isChanged ? draft.data : undefined) ?? page} />
        <FormError>{saving.sentence}</FormError>
        <Button type="submit" loading={saving.busy}>
          {recontactText.save}
        </Button>
      </Stack>
    </form>
  )
}

function HeldBack({ page: { applicants, held_back: heldBack, samples } }: { page: Page }) {
  const count = (value: number) => value.toLocaleString(readersLocale())
  return (
    <output className="stack gap-4 text-14">
      <span>{applicants === 0 ? recontactText.noApplicants : recontactText.heldBack(count(heldBack), count(applicants))}</span>
      {samples.map((sentence) => (
        <span key={sentence} className="soft">
          {sentence}
        </span>
      ))}
    </output>
  )
}
