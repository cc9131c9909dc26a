import { Badge, Button } from '@mantine/core'
import type { PlanState } from '@fairlead/domain/account/plans'
import { invalidate } from '../../api/cache.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { requestPlan, withdraw, type AskedPlan, type Plan } from './checkout-calls.ts'
import { text as checkoutText } from '../../i18n/checkout.ts'

const colors: Record<PlanState, string> = { requested: 'amber', accepted: 'teal', paid: 'teal', declined: 'gray', withdrawn: 'gray' }

export function Requests({ requests, plans }: { requests: AskedPlan[]; plans: Plan[] }) {
  if (requests.length === 0) return null
  return (
    <section className="stack below-24" aria-labelledby="requests">
      <h2 className="text-18" id="requests">
        {checkoutText.yourRequests}
      </h2>
      <ul className="stack">
        {requests.map((request) => (
          <Request key={request.id} request={request} payable={plans.some(({ key, payable }) => payable && key === request.plan)} />
        ))}
      </ul>
    </section>
  )
}

function Request({ request, payable }: { request: AskedPlan; payable: boolean }) {
  const color = colors[request.state]
  const isOpen = request.state === 'requested'
  const paying = useSubmit({
    send: () => {
      const { request_id: requestId, plan, searches, company, note } = request
      return requestPlan(requestId, { plan, searches, company, note })
    },
    onSuccess: (isKept) => isKept && showToast(checkoutText.paymentFailed, { tone: 'bad' }),
    failure: checkoutText.paymentFailed,
    failureIn: 'toast',
  })
  const withdrawing = useSubmit({
    send: () => withdraw(request.id),
    failure: checkoutText.withdrawFailed,
    failureIn: 'toast',
    onSettled: () => invalidate('v1/checkout'),
  })
  const busy = paying.busy || withdrawing.busy
  return (
    <li className="card row wrap pad-12">
      <div className="stack basis anywhere gap-0">
        <strong>{request.plan_name}</strong>
        <span className="soft text-14">
          {checkoutText.requestSummary(request.searches, request.company, request.by)} <When date={request.date} />
        </span>
      </div>
      <Badge variant="light" color={color} c="var(--ink)">
        {isOpen && payable ? checkoutText.waitingForPayment : checkoutText.requestStates[request.state]}
      </Badge>
      {isOpen && payable && (
        <Button size="xs" loading={busy} onClick={() => void paying.run()} aria-label={checkoutText.payPlanname(request.plan_name)}>
          {checkoutText.pay}
        </Button>
      )}
      {isOpen && (
        <Button
          size="xs"
          variant="default"
          loading={busy}
          onClick={() => void withdrawing.run()}
          aria-label={checkoutText.withdrawLabel(request.plan_name)}
        >
          {checkoutText.withdraw}
        </Button>
      )}
    </li>
  )
}
