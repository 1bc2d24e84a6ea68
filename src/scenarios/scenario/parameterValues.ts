/** What a parameter of a scenario is set to. */
export type ParameterValue = string | number;
export type ParameterValues = Readonly<Record<string, ParameterValue>>;
