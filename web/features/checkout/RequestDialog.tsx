// Asking for a plan: how many searches, for which company, and a word beside it.
import { Button, Group, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { checkPlanRequest, mostSearches, priceText } from '@fairlead/domain/account/plans'
import { useRef, useState, type FormEvent } from 'react'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { useUser } from '../../session/use-user.ts'
import { requestPlan, type Plan } from './checkout-calls.ts'
import * as checkoutText from '../../i18n/en/checkout.ts'

export function RequestDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const company = useUser().data?.company ?? ''
  const [form, setForm] = useState({ searches: 1, company, note: '' })
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [sentence, setSentence] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // an answer lost on the way, and another try: one request
  const requestId = useRef(crypto.randomUUID())
  const change = (more: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...more }))
    setWrong({})
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const whole = { plan: plan.key, ...form }
    const found = checkPlanRequest(whole, [plan])
    setWrong(found ?? {})
    setSentence(null)
    if (found) return
    setBusy(true)
    try {
      if (!(await requestPlan(requestId.current, whole))) return
      showToast('Request sent')
      onClose()
    } catch (error) {
      setWrong(failureOf(error)?.fields ?? {})
      setSentence(sentenceOf(error, 'We couldn’t send your request. Please try again.'))
      setBusy(false)
    }
  }

  return (
    <Dialog title={plan.payable ? plan.name : checkoutText.requestName(plan.name)} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {priceText(plan.price)}. {plan.payable ? checkoutText.youPayOnTheNext : checkoutText.youDontBuyAnythingYet}
          </Text>
          <NumberInput
            data-autofocus
            label={checkoutText.searchesAtTheSameTime}
            min={1}
            max={mostSearches}
            allowDecimal={false}
            value={form.searches}
            onChange={(value) => change({ searches: Number(value) })}
            error={wrong['searches']}
          />
          <TextInput
            label={checkoutText.company}
            autoComplete="organization"
            value={form.company}
            onChange={(event) => change({ company: event.currentTarget.value })}
            error={wrong['company']}
          />
          <Textarea
            label={checkoutText.anythingWeShouldKnow}
            description={checkoutText.optional}
            autosize
            minRows={2}
            maxRows={8}
            value={form.note}
            onChange={(event) => change({ note: event.currentTarget.value })}
            error={wrong['note']}
          />
          {sentence && (
            <Text role="alert" c="var(--mantine-color-error)" size="sm">
              {sentence}
            </Text>
          )}
          <Group justify="end" mt="xs">
            <Button variant="default" onClick={onClose}>
              {checkoutText.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {plan.payable ? checkoutText.goToPayment : checkoutText.send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
