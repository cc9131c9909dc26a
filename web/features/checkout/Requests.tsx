// What the team asked for, and how it stands.
import { Badge, Button } from '@mantine/core'
import type { PlanState } from '@fairlead/domain/account/plans'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { requestPlan, withdraw, type AskedPlan, type Plan } from './checkout-calls.ts'
import styles from './checkout.module.css'
import * as checkoutText from '../../i18n/en/checkout.ts'

const states: Record<PlanState, { label: string; color: string }> = {
  requested: { label: 'Waiting for a reply', color: 'amber' },
  accepted: { label: 'Yours', color: 'teal' },
  paid: { label: 'Paid', color: 'teal' },
  declined: { label: 'Declined', color: 'gray' },
  withdrawn: { label: 'Withdrawn', color: 'gray' },
}

export function Requests({ requests, plans }: { requests: AskedPlan[]; plans: Plan[] }) {
  if (requests.length === 0) return null
  return (
    <section className={styles.requests} aria-labelledby="requests">
      <h2 id="requests">{checkoutText.yourRequests}</h2>
      <ul>
        {requests.map((request) => (
          <Request key={request.id} request={request} payable={plans.some(({ key, payable }) => payable && key === request.plan)} />
        ))}
      </ul>
    </section>
  )
}

function Request({ request, payable }: { request: AskedPlan; payable: boolean }) {
  const [busy, setBusy] = useState(false)
  const { label, color } = states[request.state]
  const isOpen = request.state === 'requested'
  const during = (work: Promise<unknown>) => {
    setBusy(true)
    void work.finally(() => setBusy(false))
  }
  const pay = async () => {
    try {
      const { request_id: requestId, plan, searches, company, note } = request
      if (await requestPlan(requestId, { plan, searches, company, note }))
        showToast('We can’t open the payment page right now.', { tone: 'bad' })
    } catch (error) {
      showToast(sentenceOf(error, 'We can’t open the payment page right now.'), { tone: 'bad' })
    }
  }
  return (
    <li className="card">
      <div className={styles.asked}>
        <strong>{request.plan_name}</strong>
        <span className={styles.about}>
          {checkoutText.searchesAtATime(request.searches, request.company, request.by)} <When date={request.date} />
        </span>
      </div>
      <Badge variant="light" color={color} c="var(--ink)">
        {isOpen && payable ? checkoutText.waitingForThePayment : label}
      </Badge>
      {isOpen && payable && (
        <Button size="xs" loading={busy} onClick={() => during(pay())} aria-label={checkoutText.payPlanname(request.plan_name)}>
          {checkoutText.pay}
        </Button>
      )}
      {isOpen && (
        <Button
          size="xs"
          variant="default"
          loading={busy}
          onClick={() => during(withdraw(request.id))}
          aria-label={checkoutText.withdrawTheRequestFor(request.plan_name)}
        >
          {checkoutText.takeBack}
        </Button>
      )}
    </li>
  )
}
