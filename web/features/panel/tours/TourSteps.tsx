// A non-blocking tour in the corner of the page, one step at a time, with its subject outlined.
import { Button, CloseButton, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { text as panelText } from '../../../i18n/panel.ts'
import { text as panelToursText } from '../../../i18n/panel-tours.ts'
import { endTour } from './open-tour.ts'
import type { TabTour } from './tour-keys.ts'
import styles from './tours.module.css'
import { tours } from './tours.ts'
import { markSeen } from './use-tours.ts'

/** Leaving the tab before a step can be read offers the tour again. */
const readMs = 3000

export function TourSteps({ tour, focus }: { tour: TabTour; focus: boolean }) {
  const [index, setIndex] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const walked = useRef(focus)
  const steps = tours[tour]
  const step = steps[index]
  const last = index === steps.length - 1

  useEffect(() => {
    if (walked.current) heading.current?.focus()
  }, [index])
  useEffect(() => {
    const target = step?.points ? document.querySelector(step.points) : null
    target?.setAttribute('data-toured', '')
    return () => target?.removeAttribute('data-toured')
  }, [step])
  useEffect(() => {
    const openedAt = performance.now()
    return () => {
      if (performance.now() - openedAt > readMs) markSeen(tour)
    }
  }, [tour])
  const end = () => {
    markSeen(tour)
    endTour()
  }
  const go = (by: number) => {
    walked.current = true
    setIndex(index + by)
  }
  if (!step) return null
  return (
    <section
      className={styles.tour}
      data-tour
      aria-label={panelText.tourName(panelText.tourNames[tour])}
      ref={(section) => {
        const onKeyDown = (event: KeyboardEvent) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          end()
        }
        section?.addEventListener('keydown', onKeyDown)
        const unwatch = reportHeight(section)
        return () => {
          section?.removeEventListener('keydown', onKeyDown)
          unwatch()
        }
      }}
    >
      <Group justify="space-between" wrap="nowrap" align="start">
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <span className="eyebrow">
            {panelText.tourNames[tour]}, {panelToursText.position(index + 1, steps.length)}
          </span>
          {step.title}
        </h2>
        <CloseButton size="sm" aria-label={panelToursText.endTour} c="inherit" onClick={end} />
      </Group>
      <Text size="sm" className={styles.text}>
        {step.text}
      </Text>
      <Group gap="xs">
        {index > 0 && (
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

/** Toasts are above the tour where both don't fit beside each other. */
function reportHeight(section: HTMLElement | null): () => void {
  if (!section) return () => {}
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--tour-height', `${section.offsetHeight}px`))
  observer.observe(section)
  return () => {
    observer.disconnect()
    style.removeProperty('--tour-height')
  }
}
