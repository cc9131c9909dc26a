// The panel's URL parameters.
import { expect, it } from 'vitest'
import { readPanelSearch } from './panel-search.ts'

it('keeps known values and drops the rest', () => {
  expect(readPanelSearch({ project: 'p', tab: 'rejected', candidate: 'c', view: '3', other: 'x' })).toEqual({
    project: 'p',
    tab: 'rejected',
    candidate: 'c',
    view: '3',
  })
  expect(readPanelSearch({ project: '', tab: 'nonsense', view: '9' })).toEqual({
    project: undefined,
    tab: undefined,
    candidate: undefined,
    view: undefined,
  })
})
