export const forecast = () => undefined
