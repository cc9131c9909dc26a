// One banner at a time, whatever the page has to say.
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageBanner, type BannerRank } from './PageBanner.tsx'

afterEach(cleanup)
const page = (...ranks: BannerRank[]) => (
  <MantineProvider>
    {ranks.map((rank) => (
      <PageBanner key={rank} rank={rank}>
        {`about ${rank}`}
      </PageBanner>
    ))}
  </MantineProvider>
)
const shownTexts = () => screen.queryAllByText(/^about/).map(({ textContent }) => textContent)

test('the most important one is shown, the others on request, and the next one when it goes', () => {
  const { rerender } = render(page('review', 'unverified', 'search'))
  expect(shownTexts()).toEqual(['about unverified'])
  fireEvent.click(screen.getByRole('button', { name: '2 more' }))
  expect(shownTexts()).toEqual(['about review', 'about unverified', 'about search'])
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(shownTexts()).toEqual(['about unverified'])
  rerender(page('review', 'search'))
  expect(shownTexts()).toEqual(['about search'])
  rerender(page('review'))
  expect(shownTexts()).toEqual(['about review'])
  expect(screen.queryByRole('button')).toBeNull()
})
