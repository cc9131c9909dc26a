// Whether members need a second factor: from when, after which sign-ins, and how many have none yet.
import { Button, Checkbox, NumberInput, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ReadFactorRule, SaveFactorRule } from '@fairlead/contract/v2/team/second_factor'
import { factorLimits } from '@fairlead/domain/account/second-factor'
import { useQuery } from '@tanstack/react-query'
import { invalidate, putAnswer, queryFor } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { text as factorText } from '../../i18n/second-factor.ts'
import { useConfirmation } from '../../session/use-confirmation.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { shortDate } from '../../ui/time.ts'

type Rule = ReadFactorRule['answer']
interface Choice {
  grace_days: number
  for_providers: boolean
}

const query = queryFor<ReadFactorRule>('v2/team/second_factor', {})

export function SecondFactorRule() {
  const rule = useQuery({ ...query, staleTime: 0 })
  const { data } = rule
  return (
    <section className="card pad-16" aria-labelledby="second-factor">
      <Title order={2} size="h3" id="second-factor" mb={4}>
        {factorText.title}
      </Title>
      {data ? (
        <Stack gap="sm" align="start">
          <Text size="sm">
            {data.required_from === null ? factorText.notRequired : factorText.requiredFrom(shortDate(data.required_from))}{' '}
            {factorText.without(data.without, data.members)}
          </Text>
          {data.can_manage && <RuleForm key={String(data.required_from)} rule={data} />}
        </Stack>
      ) : rule.isError ? (
        <ErrorState text={factorText.ruleLoadFailed} onRetry={() => void rule.refetch()} />
      ) : (
        <Skeleton h={120} radius={12} />
      )}
    </section>
  )
}

function RuleForm({ rule }: { rule: Rule }) {
  const { confirmed, dialog } = useConfirmation()
  const isRequired = rule.required_from !== null
  const form = useForm<Choice, Rule, [isRequired: boolean]>(
    { grace_days: 14, for_providers: rule.for_providers },
    {
      send: (values, is_required) => send<SaveFactorRule>('PUT', 'v2/team/second_factor', { ...values, is_required }),
      success: factorText.ruleSaved,
      onSuccess: (saved) => {
        putAnswer(query.queryKey, saved)
        invalidate('v1/users/settings')
      },
      failure: factorText.ruleFailed,
      refused: ({ fields }) => fields.is_required ?? (fields.grace_days ? fields : null),
    },
  )
  const { values } = form
  const save = (next: boolean) => confirmed(() => void form.run(next))
  return (
    <Stack gap="sm" align="start">
      {dialog}
      {!isRequired && (
        <NumberInput
          label={factorText.graceDays}
          description={factorText.graceHint}
          min={0}
          max={factorLimits.graceDays}
          clampBehavior="strict"
          allowDecimal={false}
          allowNegative={false}
          w="100%"
          maw={420}
          value={values.grace_days}
          error={form.errors['grace_days']}
          onChange={(value) => form.set({ grace_days: Number(value) || 0 })}
        />
      )}
      <Checkbox
        label={factorText.forProviders}
        description={factorText.forProvidersHint}
        checked={values.for_providers}
        onChange={(event) => form.set({ for_providers: event.currentTarget.checked })}
      />
      <FormError>{form.sentence}</FormError>
      {isRequired ? (
        <>
          {values.for_providers !== rule.for_providers && (
            <Button loading={form.running?.[0] === true} onClick={() => save(true)}>
              {factorText.save}
            </Button>
          )}
          <Button variant="default" loading={form.running?.[0] === false} onClick={() => save(false)}>
            {factorText.stopRequiring}
          </Button>
        </>
      ) : (
        <Button loading={form.running?.[0] === true} onClick={() => save(true)}>
          {factorText.require}
        </Button>
      )}
    </Stack>
  )
}
