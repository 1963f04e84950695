/**
 * On very large screens the whole app is enlarged (grounds.css). What is measured on the screen is then larger than
 * what is written into a style by this factor.
 */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1
