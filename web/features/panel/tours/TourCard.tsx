// A tour, whose steps are loaded when it is shown.
import type { TabKey } from '@fairlead/domain/project/tabs'
import { lazy, Suspense } from 'react'
import { useAskedTour } from './open-tour.ts'
import { tourOf } from './tour-keys.ts'
import { useTours } from './use-tours.ts'

const TourSteps = lazy(() => import('./TourSteps.tsx').then(({ TourSteps: component }) => ({ default: component })))

/** `people`: whether there is anyone to explain. Self-serve users get a tour they haven't seen; everyone gets a tour on request. */
export function TourCard({ tab, live, people }: { tab: TabKey; live: boolean; people: boolean }) {
  const { isSelfServe, unseen } = useTours()
  const requested = useAskedTour()
  const tour = tourOf(tab, live)
  if (!tour) return null
  const isRequested = requested === tour
  if (!isRequested && !(isSelfServe && unseen(tour) && (people || live))) return null
  return (
    <Suspense>
      <TourSteps key={`${tour} ${isRequested}`} tour={tour} focus={isRequested} />
    </Suspense>
  )
}
