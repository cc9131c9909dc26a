// The products an account is authorized for, stored as comma-separated text, and when the menu offers to switch.

export const productTypes = ['autopilot', 'fasttrack', 'navigator'] as const
export type ProductType = (typeof productTypes)[number]

/** 'autopilot, Navigator' -> the products named, without duplicates, in the order of `productTypes`; unknown names are ignored. */
export function readProducts(text: string): ProductType[] {
  const named = text.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .replace(/[\s_-]/g, ''),
  )
  return productTypes.filter((product) => named.includes(product))
}

/** The products' text as stored in `authorized_products`. */
export function writeProducts(products: readonly ProductType[]): string {
  return productTypes.filter((product) => products.includes(product)).join(',')
}

/** 'Switch to …' is offered to users who have more than one product, including autopilot. */
export function maySwitchProduct(products: readonly ProductType[]): boolean {
  return products.length > 1 && products.includes('autopilot')
}

/** Every product other than the current one. */
export function otherProducts(products: readonly ProductType[], current: ProductType): ProductType[] {
  return maySwitchProduct(products) ? products.filter((product) => product !== current) : []
}

export const productLabels: Record<ProductType, string> = { autopilot: 'Autopilot', fasttrack: 'FastTrack', navigator: 'Navigator' }

/** The newer version of the search is for v2 users and for users who chose a product other than Autopilot (decision 040). */
export function hasNewerVersion(isV2: boolean, product: ProductType): boolean {
  return isV2 || product !== 'autopilot'
}

/** The product that a user's newer version runs: Navigator, or FastTrack without Navigator; null for neither. */
export function newerProduct(products: readonly ProductType[]): ProductType | null {
  return (['navigator', 'fasttrack'] as const).find((product) => products.includes(product)) ?? null
}

/** The query is_autopilot=false leads users with navigator or fast-track to the newer version. */
export function goesToNewerVersion(isAutopilot: string | null | undefined, products: readonly ProductType[]): boolean {
  return isAutopilot === 'false' && (products.includes('navigator') || products.includes('fasttrack'))
}
