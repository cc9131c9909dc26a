// Contacting a candidate: by email, with two kinds of LinkedIn messages, or manually.
import { SegmentedControl, Skeleton, Stack } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { optionsOf, type OutreachOption } from '@fairlead/domain/project/outreach-options'
import { must } from '@fairlead/domain/shared/records'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useEffect, useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { shownName } from '../../../candidate/names.ts'
import { MailForm } from '../outreach/MailForm.tsx'
import type { PanelView } from '../../../project/panel-view.ts'
import type { CandidateAction } from '../../../candidate/candidate-actions.ts'
import { text as panelReviewComposerText } from '../../../i18n/panel-review-composer.ts'

const LinkedinForm = lazyPart(() => import('../outreach/LinkedinForm.tsx').then(({ LinkedinForm: component }) => component))
const ByHandForm = lazyPart(() => import('../outreach/ByHandForm.tsx').then(({ ByHandForm: component }) => component))

interface Props {
  view: PanelView
  candidate: WireCandidate
  from: Stage
  onClose: () => void
  onSent: (action: CandidateAction) => void
}

export function Composer({ view, candidate: initialCandidate, from, onClose, onSent }: Props) {
  // reloading the list changes the shown candidate, not the recipient
  const [candidate] = useState(initialCandidate)
  const ways = optionsOf(view.wire.outreach_methods)
  const [option, setOption] = useState<OutreachOption['option']>(must(ways[0]).option)
  const narrow = useMediaQuery('(max-width: 480px)')
  // choosing another way to write must not wait for its code
  useEffect(() => {
    void LinkedinForm.preload()
    void ByHandForm.preload()
  }, [])
  const shared = { view, candidate, from, onClose }
  return (
    <Dialog onClose={onClose} size={720} title={panelReviewComposerText.writeTo(shownName(candidate, view.facts.biasReducer))}>
      <Stack>
        <SegmentedControl
          aria-label={panelReviewComposerText.contactMethod}
          fullWidth
          orientation={narrow ? 'vertical' : 'horizontal'}
          value={option}
          onChange={(value) => setOption((before) => ways.find((way) => way.option === value)?.option ?? before)}
          data={ways.map(({ option: value, label }) => ({ value, label }))}
        />
        {option === 'email' && <MailForm {...shared} onSent={onSent} onWay={setOption} ways={ways} />}
        <Suspense fallback={<Skeleton h={220} />}>
          {(option === 'inmail' || option === 'invitation') && <LinkedinForm key={option} {...shared} kind={option} />}
          {option === 'by_hand' && <ByHandForm {...shared} />}
        </Suspense>
      </Stack>
    </Dialog>
  )
}
