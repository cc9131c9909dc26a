// Whether single sign-on is required: from when, and who may sign in otherwise.
import { Button, Checkbox, Group, NumberInput, Stack, Text, Title } from '@mantine/core'
import type { RequireSso } from '@fairlead/contract/v2/team/sso'
import { ssoLimits } from '@fairlead/domain/account/single-sign-on'
import { send } from '../../../api/send.ts'
import { useForm } from '../../../api/use-form.ts'
import { text as ssoText } from '../../../i18n/single-sign-on.ts'
import { useConfirmation } from '../../../session/use-confirmation.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { exactDate, isPast } from '../../../ui/time.ts'
import { show, type SsoPage } from './use-sso.ts'

interface Choice {
  grace_hours: number
  break_glass: string[]
}

export function SsoRequirement({ page: { required_from: from, admins } }: { page: SsoPage }) {
  const { confirmed, dialog } = useConfirmation()
  const chosen = admins.filter((admin) => admin.is_break_glass).map(({ id }) => id)
  const form = useForm<Choice, SsoPage, [isRequired: boolean]>(
    { grace_hours: 24, break_glass: chosen },
    {
      send: (values, is_required) => send<RequireSso>('PUT', 'v2/team/sso/required', { ...values, is_required }),
      success: ssoText.saved,
      onSuccess: show,
      failure: ssoText.retryLater,
      refused: ({ fields }) => fields['is_required'] ?? null,
    },
  )
  const { values } = form
  const save = (next: boolean) => confirmed(() => void form.run(next))
  const isChanged = [...values.break_glass].sort().join() !== [...chosen].sort().join()
  const state = from === null ? ssoText.notRequired : (isPast(from) ? ssoText.requiredSince : ssoText.requiredFrom)(exactDate(from))
  return (
    <section className="card pad-16" aria-labelledby="sso-required">
      <Title order={2} size="h3" id="sso-required" mb={4}>
        {ssoText.requirement}
      </Title>
      {dialog}
      <Stack gap="sm" align="start">
        <Text size="sm">
          {state} {ssoText.notAffected}
        </Text>
        {from === null && (
          <NumberInput
            label={ssoText.graceHours}
            description={ssoText.graceHint}
            min={0}
            max={ssoLimits.graceHours}
            clampBehavior="strict"
            allowDecimal={false}
            allowNegative={false}
            w="100%"
            maw={420}
            value={values.grace_hours}
            error={form.errors['grace_hours']}
            onChange={(value) => form.set({ grace_hours: Number(value) || 0 })}
          />
        )}
        <Checkbox.Group
          label={ssoText.breakGlass}
          description={ssoText.breakGlassHint}
          error={form.errors['break_glass']}
          value={values.break_glass}
          onChange={(break_glass) => form.set({ break_glass })}
        >
          <Stack gap="xs" mt="xs">
            {admins.map(({ id, email, name, has_second_factor: hasFactor }) => (
              <Checkbox
                key={id}
                value={id}
                disabled={!hasFactor}
                label={`${name || email} · ${hasFactor ? email : ssoText.noFactor}`}
                className="anywhere"
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <FormError>{form.sentence}</FormError>
        <Group gap="xs">
          {from === null ? (
            <Button loading={form.busy} onClick={() => save(true)}>
              {ssoText.requireIt}
            </Button>
          ) : (
            <>
              {isChanged && (
                <Button loading={form.running?.[0] === true} onClick={() => save(true)}>
                  {ssoText.changeBreakGlass}
                </Button>
              )}
              <Button variant="default" loading={form.running?.[0] === false} onClick={() => save(false)}>
                {ssoText.stopRequiring}
              </Button>
            </>
          )}
        </Group>
      </Stack>
    </section>
  )
}
