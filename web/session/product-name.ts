// What the product is called here: the server writes it into the document, so that it is known before anyone is signed in.

/** As the setting PRODUCT_NAME has it. */
export const productName: string = globalThis.document?.documentElement?.dataset['product'] ?? 'Fairlead'
