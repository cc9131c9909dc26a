// The product's name on this installation: the server writes it into the document, so that it is known before sign-in.

/** From the setting PRODUCT_NAME. */
export const productName: string = globalThis.document?.documentElement?.dataset['product'] ?? 'Fairlead'
