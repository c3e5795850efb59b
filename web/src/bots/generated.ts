/** How the bots play, as `make kernel` wrote it from the Python sources. Never edited by hand. */

/** How to think at a table of so many: the task that makes a turn, the settings, the names of the weights. */
export interface Manner {
  readonly task: number;
  readonly a: number;
  readonly b: number;
  readonly settings: readonly number[];
  readonly choosing: string | null;
  readonly playing: string | null;
}

/** A bot: the most it thinks, and its manner by the number of players. */
export interface Bot {
  readonly seconds: number;
  readonly manners: Readonly<Record<string, Manner>>;
}

export const HIDE = 0;
export const FORECAST = 7;
export const WEIGHT_SET = 10;
export const CHOOSE = 11;
export const SEARCH_ALONE = 12;
export const FIND = 13;
export const REVIEW = 15;
export const JUDGE = 16;
export const FIGURE = 17;
export const TRUTH = 18;
export const COST = 0;
export const GAINS = 1;
export const LEADS = 5;
export const LUCKS = 9;
export const POINTS = 13;
export const MARGIN = 0;
export const VARIANCE = 1;
export const TRIES = 2;
export const ENDLESS = 1152921504606846976;
export const MILLION = 1000000;
export const STATES = 10;
export const MOST_MOVES_IN_A_GAME = 2048;
export const BUDGET = 16;
/** How much is thought about each turn that is looked at afterwards. */
export const REVIEWS: Readonly<Record<string, { readonly tries: number; readonly worlds: number }>> = {
  quick: {"tries": 120, "worlds": 100},
  deep: {"tries": 500, "worlds": 300},
};
/** How turns are played on to judge them. */
export const JUDGING = {
  settings: [0, 0, 0, 0, 0, 4, 2, 1, 99, 0],
  weights: "quick",
};
export const BOT_NAMES: readonly string[] = ["apprentice", "mason", "gardener", "architect", "nebuchadnezzar"];
export const BOTS: Readonly<Record<string, Bot>> = {
  apprentice: {"seconds": 0.1, "manners": {"2": {"task": 9, "a": 3, "b": 6, "settings": [], "choosing": null, "playing": null}, "3": {"task": 9, "a": 3, "b": 6, "settings": [], "choosing": null, "playing": null}, "4": {"task": 9, "a": 3, "b": 6, "settings": [], "choosing": null, "playing": null}}},
  mason: {"seconds": 0.1, "manners": {"2": {"task": 1, "a": 0, "b": 0, "settings": [0, 0, 0, 0, 0, 1, 1, 0, 99, 0], "choosing": "mason", "playing": "mason"}, "3": {"task": 1, "a": 0, "b": 0, "settings": [0, 0, 0, 0, 0, 1, 1, 0, 99, 0], "choosing": "mason", "playing": "mason"}, "4": {"task": 1, "a": 0, "b": 0, "settings": [0, 0, 0, 0, 0, 1, 1, 0, 99, 0], "choosing": "mason", "playing": "mason"}}},
  gardener: {"seconds": 0.1, "manners": {"2": {"task": 1, "a": 0, "b": 0, "settings": [0, 0, 0, 0, 0, 16, 6, 3, 99, 0], "choosing": "learned", "playing": "learned"}, "3": {"task": 1, "a": 0, "b": 0, "settings": [0, 0, 0, 0, 0, 16, 6, 3, 99, 0], "choosing": "learned", "playing": "learned"}, "4": {"task": 1, "a": 0, "b": 0, "settings": [0, 0, 0, 0, 0, 16, 6, 3, 99, 0], "choosing": "learned", "playing": "learned"}}},
  architect: {"seconds": 0.2, "manners": {"2": {"task": 12, "a": 0, "b": 0, "settings": [24, 16, 4, 4, 2, 2, 2, 0, 8, 4], "choosing": "learned", "playing": "quick"}, "3": {"task": 12, "a": 0, "b": 0, "settings": [24, 16, 4, 4, 2, 2, 2, 0, 8, 4], "choosing": "learned", "playing": "quick"}, "4": {"task": 12, "a": 0, "b": 0, "settings": [24, 16, 4, 4, 2, 2, 2, 0, 8, 4], "choosing": "learned", "playing": "quick"}}},
  nebuchadnezzar: {"seconds": 3.0, "manners": {"2": {"task": 12, "a": 0, "b": 0, "settings": [32, 16, 4, 6, 3, 12, 4, 1, 14, 4], "choosing": "learned", "playing": "learned"}, "3": {"task": 12, "a": 0, "b": 0, "settings": [32, 16, 4, 6, 3, 12, 4, 1, 14, 4], "choosing": "learned", "playing": "learned"}, "4": {"task": 12, "a": 0, "b": 0, "settings": [40, 16, 4, 6, 3, 3, 3, 1, 12, 4], "choosing": "learned", "playing": "quick"}}},
  quarry: {"seconds": 0.1, "manners": {"2": {"task": 14, "a": 0, "b": 0, "settings": [], "choosing": null, "playing": null}, "3": {"task": 14, "a": 0, "b": 0, "settings": [], "choosing": null, "playing": null}, "4": {"task": 14, "a": 0, "b": 0, "settings": [], "choosing": null, "playing": null}}},
};
/** The usual weights, and those where the height counts squared. */
export const WEIGHTS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  learned: [[-0.5435, 0.4051, 0.4073, 0.064, 0.5533, 0.2221, 0.2893, 0.0402, 1.0016, 0.7071, 0.0, 0.4868, 11.0494, 5.989, 0.4755, 6.4344, 7.1396, 3.2019, 2.1318, 3.2778, 2.5604, 3.8404, 4.7541, -0.8666, -0.3698, 0.6713, 5.2432, 5.3282, 0.3286, -0.4405, 0.294, 0.576, 3.6262, 10.0784, -3.4598, -0.4635, -2.9284, 1.1063, -0.7395, 0.4048, -3.004, 3.6222, -3.3221, -3.0297, 0.57, 0.9203, -2.3739, -4.4049, -0.5596, -0.1166, 0.7927, 4.3886, 4.9237, 2.2997], [-0.2574, 0.4791, 0.112, -0.076, 0.3085, 0.3254, 0.2844, 1.0577, 1.0632, 0.4316, -0.0305, 1.3775, 12.3541, 3.9804, 1.252, 12.7023, 3.9781, 3.1002, 1.532, 2.1557, 3.2484, 4.0786, 1.1502, -1.6337, -0.8472, 1.7521, 3.5722, 3.0444, -0.0174, -0.3088, 2.1795, 0.3755, 1.5317, 13.0778, -2.1068, 1.0441, 2.4059, 1.601, -1.5253, -0.5965, -1.7712, 4.5141, -6.8575, 0.5797, 3.6069, 1.9079, -0.4909, -1.5692, -2.0146, 2.1976, 0.0981, 2.0767, 2.4025, 3.4314]],
  mason: [[-0.3, 0.5, 0.1, -0.2, 0.3, 0.3, 0.3, 1.0, 0.8, 0.5, 0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0], [-0.3, 0.5, 0.1, -0.2, 0.3, 0.3, 0.3, 1.0, 0.8, 0.5, 0.0, 6.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]],
  quick: [[-0.3672, -0.071, 0.2668, -0.2969, 0.5826, 0.2204, 0.1854, 0.1415, -0.9889, 0.4501, 0.0, 0.855, 16.151, 0.6616, -0.0597, 10.1567, -1.646, 5.1553, 0.9719, 3.467, 1.0471, 3.2287, 2.876, -0.3781, -0.6729, 5.5632, 3.6604, 2.5069, 0.4191, -0.0826, 9.6096, -1.0127, 0.9057, 15.0972, 0.1535, -0.3219, 4.4421, -0.7571, -1.54, -0.0668, -3.8741, 2.0603, -3.1936, -2.8491, 1.5269, 0.6425, -0.5482, -2.1822, -1.7965, -0.2809, 0.797, 11.6826, 1.4237, 1.226], [-0.3232, 0.4559, 0.0997, -0.1485, 0.3792, 0.3779, 0.2484, 1.1481, 0.6348, 0.4466, 0.0289, 1.6718, 16.5384, 3.2151, 0.9283, 9.8152, 3.687, 3.3924, 1.1805, 2.7314, 2.5185, 4.7168, 1.0945, -1.993, -1.0962, 1.691, 3.7282, 4.0836, -0.0491, -0.3163, 2.0807, 0.3431, 1.8885, 10.9127, -3.1154, 0.8638, 2.6428, 1.2608, -1.4272, -0.5929, -1.5443, 4.1369, -6.3584, 0.6509, 3.1454, 1.612, -0.4396, -1.4411, -1.8548, 2.5061, 0.1279, 1.8208, 2.7233, 3.0029]],
};
