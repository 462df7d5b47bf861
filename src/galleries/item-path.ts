/** Where an item is seen: in the viewer, and without a script on the page of its gallery. */
export const itemPath = (galleryId: string, itemId: string): string =>
  `/gallery?open=${galleryId}&item=${itemId}#${itemId}`
