// How many of the next people change place, and who moves the most.
import type { PreviewLessons } from '@fairlead/contract/v2/projects/lessons/preview'
import { Text } from '@mantine/core'
import styles from './learned.module.css'
import * as panelLearnedText from '../../../../i18n/en/panel-learned.ts'

type Effect = PreviewLessons['answer']

function sentence({ compared, moved, entered }: Effect): string {
  if (compared === 0) return 'No one is left in the talent pool for this search.'
  const all = `the next ${compared.toLocaleString('en')}`
  if (moved === 0) return `None of ${all} candidates moves by 25 places or more.`
  const news = entered === 0 ? '' : entered === 1 ? ' One of them is new.' : ` ${entered} are new.`
  return `${moved} of ${all} candidates move by 25 places or more.${news}`
}

const place = ({ name, before, after }: Effect['risen'][number]) => `${name} (${before} → ${after})`

export function EffectText({ effect, failed }: { effect: Effect | undefined; failed: boolean }) {
  return (
    <output className={styles.effect}>
      <Text size="sm" fw={600}>
        {effect ? sentence(effect) : failed ? panelLearnedText.effectFailed : panelLearnedText.computingEffect}
      </Text>
      {effect && effect.risen.length > 0 && <Text size="sm">{panelLearnedText.upTheMost(effect.risen.map(place).join(', '))}</Text>}
      {effect && effect.fallen.length > 0 && <Text size="sm">{panelLearnedText.downTheMost(effect.fallen.map(place).join(', '))}</Text>}
    </output>
  )
}
