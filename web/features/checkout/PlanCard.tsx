// One plan: what it is, what it costs, what is in it.
import { Button, Text } from '@mantine/core'
import { priceText } from '@fairlead/domain/account/plans'
import { IconCheck } from '@tabler/icons-react'
import type { Plan } from './checkout-calls.ts'
import styles from './checkout.module.css'
import * as checkoutText from '../../i18n/en/checkout.ts'

export function PlanCard({ plan, onChoose }: { plan: Plan; onChoose: () => void }) {
  const id = `plan-${plan.key}`
  return (
    <li className={`card ${styles.plan}`} aria-labelledby={id}>
      <h2 id={id}>{plan.name}</h2>
      <Text c="dimmed">{plan.about}</Text>
      <p className={styles.price}>{priceText(plan.price)}</p>
      <ul className={styles.points}>
        {plan.points.map((point) => (
          <li key={point}>
            <IconCheck size={16} aria-hidden />
            {point}
          </li>
        ))}
      </ul>
      <Button variant={plan.payable ? 'filled' : 'light'} onClick={onChoose}>
        {plan.payable ? checkoutText.choose : checkoutText.request} {plan.name}
      </Button>
    </li>
  )
}
