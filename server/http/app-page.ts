// The app's page for this installation: with the product's name, and marked on a canary host.
import fs from 'node:fs'
import path from 'node:path'
import { productionBehind } from '@fairlead/domain/account/canary'
import type { Settings } from '../platform/settings.ts'
import { escaped, markCanary } from './canary.ts'

/** The app reads both from the document, before anyone is signed in. */
export function appPage(
  webFolder: string,
  settings: Pick<Settings, 'productName' | 'canaryUrl' | 'productionUrls'>,
): (host: string) => string {
  const file = path.join(webFolder, 'index.html')
  const name = escaped(settings.productName)
  let page: string | null = null
  return (host) => {
    page ??= fs
      .readFileSync(file, 'utf8')
      .replace(/<html\b/, () => `<html data-product="${name}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    const production = productionBehind(host, settings)
    return production === null ? page : markCanary(page, production)
  }
}
