// A tour over the corner of the page: one step at a time, nothing moves or is blocked while it is open, and what it speaks of is outlined.
import { Button, CloseButton, Group, Text } from '@mantine/core'
import type { TabKey } from '@fairlead/domain/project/tabs'
import { useEffect, useRef, useState } from 'react'
import { endTour, useAskedTour } from './open-tour.ts'
import styles from './tours.module.css'
import { tourOf, type Tour } from './tours.ts'
import { markSeen, useTours } from './use-tours.ts'
import * as panelToursText from '../../../i18n/en/panel-tours.ts'

/** Who leaves the tab sooner has not had the time to read a step, and is offered the tour once more. */
const readMs = 3000

/** `people`: whether there is anyone to explain. Self-serve users get a tour they have not seen; everyone gets the one they ask for. */
export function TourCard({ tab, live, people }: { tab: TabKey; live: boolean; people: boolean }) {
  const { isSelfServe, unseen } = useTours()
  const asked = useAskedTour()
  const tour = tourOf(tab, live)
  if (!tour) return null
  const wanted = asked === tour.key
  if (!wanted && !(isSelfServe && unseen(tour.key) && (people || live))) return null
  return <Steps key={`${tour.key} ${wanted}`} tour={tour} focus={wanted} />
}

function Steps({ tour, focus }: { tour: Tour; focus: boolean }) {
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const walked = useRef(focus)
  const step = tour.steps[at]!
  const last = at === tour.steps.length - 1

  useEffect(() => {
    if (walked.current) heading.current?.focus()
  }, [at])
  useEffect(() => {
    const shown = step.points ? document.querySelector(step.points) : null
    shown?.setAttribute('data-toured', '')
    return () => shown?.removeAttribute('data-toured')
  }, [step])
  useEffect(() => {
    const openedAt = performance.now()
    return () => {
      if (performance.now() - openedAt > readMs) markSeen(tour.key)
    }
  }, [tour.key])
  const end = () => {
    markSeen(tour.key)
    endTour()
  }
  const go = (by: number) => {
    walked.current = true
    setAt(at + by)
  }
  return (
    <section
      className={styles.tour}
      aria-label={panelToursText.tourName(tour.name)}
      ref={(section) => {
        const heard = (event: KeyboardEvent) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          end()
        }
        section?.addEventListener('keydown', heard)
        return () => section?.removeEventListener('keydown', heard)
      }}
    >
      <Group justify="space-between" wrap="nowrap" align="start">
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <span className="eyebrow">
            {tour.name}, {at + 1} {panelToursText.ofLength(tour.steps.length)}
          </span>
          {step.title}
        </h2>
        <CloseButton size="sm" aria-label={panelToursText.endTour} c="inherit" onClick={end} />
      </Group>
      <Text size="sm" className={styles.text}>
        {step.text}
      </Text>
      <Group gap="xs">
        {at > 0 && (
          <Button size="xs" variant="default" onClick={() => go(-1)}>
            {panelToursText.back}
          </Button>
        )}
        <Button size="xs" onClick={() => (last ? end() : go(1))}>
          {last ? panelToursText.done : panelToursText.next}
        </Button>
      </Group>
    </section>
  )
}
