import { Button, Group, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { checkPlanRequest, maxSearches, priceText } from '@fairlead/domain/account/plans'
import { useRef } from 'react'
import { useForm } from '../../api/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useUser } from '../../session/use-user.ts'
import { requestPlan, type Plan } from './checkout-calls.ts'
import { text as checkoutText } from '../../i18n/checkout.ts'

export function RequestDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const company = useUser().data?.company ?? ''
  // a lost response and a retry are one request
  const requestId = useRef(crypto.randomUUID())
  const { values, set, errors, ...form } = useForm(
    { searches: 1, company, note: '' },
    {
      check: (all) => checkPlanRequest({ plan: plan.key, ...all }, [plan]),
      send: (all) => requestPlan(requestId.current, { plan: plan.key, ...all }),
      success: (isKept) => (isKept ? checkoutText.requestSent : null),
      // while redirecting to the payment page the dialog stays open and pending
      onSuccess: (isKept) => (isKept ? onClose() : new Promise(() => {})),
      failure: checkoutText.requestFailed,
    },
  )

  return (
    <Dialog title={plan.payable ? plan.name : checkoutText.requestName(plan.name)} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {priceText(plan.price)}. {plan.payable ? checkoutText.payNextPageNote : checkoutText.noPurchaseNote}
          </Text>
          <NumberInput
            data-autofocus
            label={checkoutText.searchesLabel}
            min={1}
            max={maxSearches}
            allowDecimal={false}
            value={values.searches}
            onChange={(value) => set({ searches: Number(value) })}
            error={errors.searches}
          />
          <TextInput label={checkoutText.company} autoComplete="organization" {...form.field('company')} />
          <Textarea
            label={checkoutText.noteLabel}
            description={checkoutText.optional}
            autosize
            minRows={2}
            maxRows={8}
            {...form.field('note')}
          />
          <FormError>{form.sentence}</FormError>
          <Group justify="end" mt="xs">
            <Button variant="subtle" onClick={onClose}>
              {checkoutText.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {plan.payable ? checkoutText.goToPayment : checkoutText.send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
