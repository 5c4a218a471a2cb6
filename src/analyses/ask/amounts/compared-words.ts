/** Words by which a question says that something is more or less, rises or falls. None has groups. */
export const more = String.raw`(?:higher|more|greater|larger|bigger|dearer|hotter|warmer|longer|older|above|over|up|exceed(?:s|ed|ing)?|surpass(?:es|ed)?|beats?|tops|topping|past)`
export const less = String.raw`(?:lower|less|fewer|smaller|cheaper|shorter|cooler|below|under|down|beneath)`
export const falls = String.raw`(?:f[ae]ll(?:s|en|ing)?|gets? down|got down|drop\w*|declin\w+|shrink\w*|decreas\w+|cut(?:s|ting)?|reduc\w+|lower(?:s|ed|ing)?|(?:go|come)(?:es|s)? down|slump\w*|s[aiu]nk(?:s|ing)?|shr[au]nk|plung\w+|los(?:es?|t)|slash\w*|crash\w*|tumbl\w+|slides?|dip(?:s|ped)?|sheds?|down)`
export const rises = String.raw`(?:r[io]se(?:s|n)?|grow(?:s|n|ing)?|increas\w+|climb\w*|go(?:es)? up|gain\w*|jump\w*|surg\w+|soar\w*|expand\w*|(?<!\b(?:make|made|making|makes|add|adds|end|ends|taking|takes|take|end|set) )up)`
/** What is to move by so much at the most is to stay on the near side of that. Has no groups. */
export const atMostBy = String.raw`by (?:(?:less|fewer|no more|not more) than|under|below|at most|up to|a maximum of)`
export const aWord = String.raw`(?<![\p{L}\d.,])`
