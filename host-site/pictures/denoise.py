"""
Takes the grain out of a rendered picture; Debian's Blender is built without a denoiser. An edge-avoiding wavelet
filter over the light alone, without the colours of surfaces, as "Spatiotemporal Variance-Guided Filtering" (Schied and
others, 2017) has it. Two renders of the same scene tell how noisy each spot is.
"""
import numpy

kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
weights = numpy.array((0.2126, 0.7152, 0.0722), numpy.float32)


def shift(field, down, across):
    """The field seen from so many pixels away; beyond the edge, the edge goes on."""
    height, width = field.shape[:2]
    margins = [(max(-step, 0), max(step, 0)) for step in (down, across)] + [(0, 0)] * (field.ndim - 2)
    top, left = max(down, 0), max(across, 0)
    return numpy.pad(field, margins, "edge")[top : top + height, left : left + width]


def blur(field, reach):
    """The mean of a square, `reach` pixels to each side."""
    for axis in (0, 1):
        padded = numpy.pad(field, [(reach + 1, reach) if other == axis else (0, 0) for other in range(field.ndim)], "edge")
        total = numpy.cumsum(padded, axis, dtype=numpy.float64)
        size = 2 * reach + 1
        high = numpy.take(total, range(size, total.shape[axis]), axis)
        low = numpy.take(total, range(total.shape[axis] - size), axis)
        field = ((high - low) / size).astype(numpy.float32)
    return field


def suppress_fireflies(light):
    """Lowers what is far brighter than all but one of its neighbours."""
    bright = light @ weights
    around = numpy.stack([shift(bright, y, x) for y in (-1, 0, 1) for x in (-1, 0, 1) if y or x])
    limit = numpy.sort(around, axis=0)[-3] * 1.5 + 0.02
    return light * numpy.minimum(1, limit / numpy.maximum(bright, 1e-6))[..., None]


def denoise(first, second, albedo, normal, depth, rounds=5):
    """Two renders and what their surfaces are like, as arrays of rows; returns the picture without its grain."""
    base = numpy.maximum(albedo, 0) + 0.03
    halves = [suppress_fireflies(half / base) for half in (first, second)]
    light = (halves[0] + halves[1]) / 2
    lonely = numpy.zeros(light.shape[:2], bool)
    variance = blur((((halves[0] - halves[1]) @ weights) / 2) ** 2, 4)
    for stage in range(rounds):
        step = 2**stage
        bright = light @ weights
        reach = 5 * numpy.sqrt(blur(variance, 1)) + 1e-4
        total = numpy.zeros(bright.shape, numpy.float32)
        spread = numpy.zeros(bright.shape, numpy.float32)
        mixed = numpy.zeros(light.shape, numpy.float32)
        for y in range(-2, 3):
            for x in range(-2, 3):
                across = (y * step, x * step)
                near = shift(light, *across)
                facing = numpy.clip((normal * shift(normal, *across)).sum(2), 0, 1) ** 24
                unlike = ((albedo - shift(albedo, *across)) ** 2).sum(2) / 0.006
                apart = numpy.abs(depth - shift(depth, *across)) / (depth * 0.004 * step + 1e-4)
                weight = facing * numpy.exp(-unlike - apart - numpy.abs(bright - near @ weights) / reach)
                weight *= kernel[y + 2] * kernel[x + 2]
                total += weight
                spread += weight**2 * shift(variance, *across)
                mixed += weight[..., None] * near
        if stage == 0:
            lonely = total < 0.42
        known = total > 1e-6
        total = numpy.maximum(total, 1e-6)
        light = numpy.where(known[..., None], mixed / total[..., None], light)
        variance = numpy.where(known, spread / total**2, variance)
    return mend_edges(light * base, lonely, albedo, normal, depth)


def mend_edges(picture, lonely, albedo, normal, depth):
    """
    Where two surfaces meet, hardly a neighbour is like a pixel, and the filter leaves it as it was. It gets the mean of
    those before and after it along the edge, as bright as the eye will see them.
    """
    rows, columns = numpy.nonzero(lonely)
    height, width = lonely.shape
    seen = picture / (1 + picture)
    traits = numpy.dstack([albedo * 2, normal, numpy.log(numpy.maximum(depth, 1e-3)) * 8, seen * 2])
    least, mended = numpy.full(len(rows), numpy.inf), seen[rows, columns]
    for down, across in ((0, 1), (1, 0), (1, 1), (1, -1), (1, 2), (2, 1), (1, -2), (2, -1)):
        spots = [
            (numpy.clip(rows + step * down, 0, height - 1), numpy.clip(columns + step * across, 0, width - 1))
            for step in (-2, -1, 1, 2)
        ]
        unlike = ((traits[spots[0]] - traits[spots[3]]) ** 2).sum(1) + ((traits[spots[1]] - traits[spots[2]]) ** 2).sum(1)
        mean = (seen[rows, columns] * 3 + (seen[spots[1]] + seen[spots[2]]) * 2 + seen[spots[0]] + seen[spots[3]]) / 9
        is_best = unlike < least
        mended = numpy.where(is_best[:, None], mean, mended)
        least = numpy.minimum(least, unlike)
    result = picture.copy()
    result[rows, columns] = mended / numpy.maximum(1 - mended, 1e-3)
    return result
